import {
  Ban,
  CircleAlert,
  CircleCheck,
  CirclePause,
  Clock,
  Hourglass,
  LoaderCircle,
  type LucideIcon,
  TimerOff,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A state as one colour and one icon, never by colour alone. */
export function StatusPill({ state, children }: { state: PillState; children: ReactNode }) {
  const { icon: Icon, className } = stateStyles[state]
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2 text-xs font-semibold whitespace-nowrap',
        className,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  )
}

export type PillState =
  | 'success'
  | 'pending'
  | 'progress'
  | 'paused'
  | 'waiting'
  | 'partly'
  | 'failed'
  | 'cancel'
  | 'refund'
  | 'expired'

/** One colour and one icon for each state, everywhere. */
export const stateStyles: Record<PillState, { icon: LucideIcon; className: string }> = {
  success: { icon: CircleCheck, className: 'bg-success-soft text-success' },
  pending: { icon: Clock, className: 'bg-pending-soft text-pending' },
  progress: { icon: LoaderCircle, className: 'bg-progress-soft text-progress' },
  paused: { icon: CirclePause, className: 'bg-paused-soft text-paused' },
  waiting: { icon: Hourglass, className: 'bg-waiting-soft text-waiting' },
  partly: { icon: CircleAlert, className: 'bg-pending-soft text-pending' },
  failed: { icon: CircleAlert, className: 'bg-failed-soft text-failed' },
  cancel: { icon: Ban, className: 'text-waiting ring-1 ring-line-strong ring-inset' },
  refund: { icon: Undo2, className: 'bg-refund-soft text-refund' },
  expired: { icon: TimerOff, className: 'bg-waiting-soft text-waiting line-through' },
}
