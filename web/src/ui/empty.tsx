import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Props = {
  icon?: LucideIcon
  title: string
  /** The title's element: `h1` if the page has nothing else. */
  as?: 'p' | 'h1' | 'h2'
  children?: ReactNode
  action?: ReactNode
  className?: string
}

/** An empty state: explains what belongs here and offers the first step. */
export function Empty({ icon: Icon, title, as: Title = 'p', children, action, className }: Props) {
  return (
    <div className={classes('flex flex-col items-center px-6 py-10 text-center', className)}>
      {Icon && (
        <span className="mb-3 grid size-10 place-items-center rounded-lg border border-line bg-sunken text-ink-faint">
          <Icon aria-hidden className="size-5" />
        </span>
      )}
      <Title className="font-semibold text-ink">{title}</Title>
      {children && <p className="mt-1 max-w-sm text-pretty text-ink-faint">{children}</p>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  )
}
