import { classes } from './classes.ts'

type Props = {
  /** What is measured, read aloud: `12 of 40 delivered`. */
  label: string
  done: number
  total: number
  /** How much of it went wrong, drawn after what went well. */
  failed?: number
  /** It will not go on: drawn without colour, unless it is whole. */
  ended?: boolean
}

/** How far something is. */
export function ProgressBar({ label, done, total, failed = 0, ended = false }: Props) {
  const percent = (part: number) => `${total > 0 ? Math.min(100, (part / total) * 100) : 0}%`
  const colour = done >= total && total > 0 ? 'bg-success' : ended ? 'bg-waiting' : 'bg-progress'
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={label}
      className="flex h-1.5 w-full min-w-0 overflow-hidden rounded-full bg-line"
    >
      <span className={classes('transition-[width] duration-200', colour)} style={{ width: percent(done) }} />
      {failed > 0 && <span className="bg-failed" style={{ width: percent(failed) }} />}
    </div>
  )
}
