import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const tones: Record<AlertTone, { icon: typeof Info; box: string; mark: string }> = {
  info: { icon: Info, box: 'border-line bg-surface', mark: 'text-progress' },
  success: { icon: CircleCheck, box: 'border-transparent bg-success-soft', mark: 'text-success' },
  warning: { icon: TriangleAlert, box: 'border-transparent bg-pending-soft', mark: 'text-pending' },
  danger: { icon: CircleAlert, box: 'border-transparent bg-failed-soft', mark: 'text-failed' },
}

type Props = { tone?: AlertTone; title?: ReactNode; children?: ReactNode; action?: ReactNode; className?: string }

/** A sentence that stays on the page: what happened, what it means, what to do. */
export function Alert({ tone = 'info', title, children, action, className }: Props) {
  const { icon: Icon, box, mark } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={classes('flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border px-4 py-3', box, className)}
    >
      <div className="flex min-w-0 flex-1 basis-60 items-start gap-3">
        <Icon aria-hidden className={classes('mt-px size-[18px] shrink-0', mark)} />
        <div className="min-w-0">
          {title && <p className="font-semibold text-ink">{title}</p>}
          {children && <div className="text-pretty text-ink-soft">{children}</div>}
        </div>
      </div>
      {action}
    </div>
  )
}
