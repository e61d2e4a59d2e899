import {
  Ban,
  CircleAlert,
  CircleCheck,
  CirclePause,
  Clock,
  Hourglass,
  LoaderCircle,
  TimerOff,
  Undo2,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

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

const looks: Record<PillState, { icon: typeof Ban; look: string }> = {
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

/** A state: one colour and one icon each, everywhere, never colour alone. */
export function StatusPill({ state, children }: { state: PillState; children: ReactNode }) {
  const { icon: Icon, look } = looks[state]
  return (
    <span
      className={classes(
        'inline-flex h-6 items-center gap-1.5 rounded-full px-2 text-xs font-semibold whitespace-nowrap',
        look,
      )}
    >
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  )
}
