import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

type Props = {
  title: string
  description?: ReactNode
  /** At the end of the title's line: a link, a button. */
  action?: ReactNode
  padded?: boolean
  children: ReactNode
  className?: string
}

/** A titled card: one subject of a page. */
export function Section({ title, description, action, padded = true, children, className }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes('rounded-lg border border-line bg-surface', className)}>
      <header className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-5 py-2.5">
        <div className="min-w-0">
          <h2 id={id} className="text-sm font-bold text-ink">
            {title}
          </h2>
          {description && <p className="mt-0.5 text-pretty text-[13px] text-ink-faint">{description}</p>}
        </div>
        {action}
      </header>
      <div className={padded ? 'p-5' : undefined}>{children}</div>
    </section>
  )
}
