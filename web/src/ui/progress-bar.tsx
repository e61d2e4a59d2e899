import { classes } from './classes.ts'

type Props = {
  /** Read aloud: `12 of 40 delivered`. */
  label: string
  total: number
  ok: number
  failed?: number
  skipped?: number
  /** It will not go on: without colour, unless it is complete. */
  ended?: boolean
  /** Each count stands for itself: the ok part is green even if the total is incomplete. */
  tally?: boolean
}

export function ProgressBar({ label, total, ok, failed = 0, skipped = 0, ended = false, tally = false }: Props) {
  const isComplete = ok >= total && total > 0
  const parts = {
    ok: { count: ok, color: tally || isComplete ? 'bg-success' : ended ? 'bg-waiting' : 'bg-progress' },
    failed: { count: failed, color: 'bg-failed' },
    skipped: { count: skipped, color: 'bg-waiting' },
  }
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={ok + failed + skipped}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={label}
      className={classes('flex w-full min-w-0 overflow-hidden rounded-full bg-line', tally ? 'h-2 gap-px' : 'h-1.5')}
    >
      {Object.entries(parts).map(
        ([name, { count, color }]) =>
          count > 0 && (
            <span
              key={name}
              className={classes('transition-[width] duration-200', color)}
              style={{ width: `${(count / Math.max(1, total)) * 100}%` }}
            />
          ),
      )}
    </div>
  )
}
