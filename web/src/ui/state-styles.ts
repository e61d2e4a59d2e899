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

/** Every state a thing can be in, as far as the eye is concerned. */
export type PillState =
  | 'success'
  | 'pending'
  | 'progress'
  | 'paused'
  | 'waiting'
  | 'failed'
  | 'cancel'
  | 'refund'
  | 'expired'

/** One colour and one icon for each state, everywhere. */
export const stateStyles: Record<PillState, { icon: LucideIcon; look: string }> = {
  success: { icon: CircleCheck, look: 'bg-success-soft text-success' },
  pending: { icon: Clock, look: 'bg-pending-soft text-pending' },
  progress: { icon: LoaderCircle, look: 'bg-progress-soft text-progress' },
  paused: { icon: CirclePause, look: 'bg-paused-soft text-paused' },
  waiting: { icon: Hourglass, look: 'bg-waiting-soft text-waiting' },
  failed: { icon: CircleAlert, look: 'bg-failed-soft text-failed' },
  cancel: { icon: Ban, look: 'text-waiting ring-1 ring-line-strong ring-inset' },
  refund: { icon: Undo2, look: 'bg-refund-soft text-refund' },
  expired: { icon: TimerOff, look: 'bg-waiting-soft text-waiting line-through' },
}
