import type { TimelineEntry } from '@runmart/contract/orders'
import {
  Ban,
  Bot,
  CircleAlert,
  CircleCheck,
  CirclePause,
  CircleStop,
  FileText,
  LoaderCircle,
  type LucideIcon,
  Play,
  ShoppingCart,
  TimerOff,
  Undo2,
} from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { Money } from '#ui/money.tsx'
import { When } from '#ui/when.tsx'

const looks: Record<TimelineEntry['event'], { icon: LucideIcon; look: string }> = {
  placed: { icon: ShoppingCart, look: 'bg-pending-soft text-pending' },
  'lines-given': { icon: FileText, look: 'bg-waiting-soft text-waiting' },
  started: { icon: Play, look: 'bg-progress-soft text-progress' },
  progress: { icon: LoaderCircle, look: 'bg-progress-soft text-progress' },
  delivered: { icon: CircleCheck, look: 'bg-success-soft text-success' },
  failed: { icon: CircleAlert, look: 'bg-failed-soft text-failed' },
  cancelled: { icon: Ban, look: 'bg-surface text-waiting ring-1 ring-line-strong ring-inset' },
  refunded: { icon: Undo2, look: 'bg-refund-soft text-refund' },
  'part-refunded': { icon: Undo2, look: 'bg-refund-soft text-refund' },
  expired: { icon: TimerOff, look: 'bg-waiting-soft text-waiting' },
  'bot-started': { icon: Play, look: 'bg-pending-soft text-pending' },
  'bot-running': { icon: Bot, look: 'bg-progress-soft text-progress' },
  'bot-paused': { icon: CirclePause, look: 'bg-paused-soft text-paused' },
  'bot-stopped': { icon: CircleStop, look: 'bg-waiting-soft text-waiting' },
  'bot-finished': { icon: CircleCheck, look: 'bg-success-soft text-success' },
  'bot-failed': { icon: CircleAlert, look: 'bg-failed-soft text-failed' },
}

/** One thing that happened to an order: what, who, when, and the money that came back with it. */
export function TimelineRow({ entry }: { entry: TimelineEntry }) {
  const t = useTranslations()
  const { icon: Icon, look } = looks[entry.event]
  const what =
    entry.event === 'progress' ? t('orderEvents.progress', { done: entry.done ?? 0 }) : t(`orderEvents.${entry.event}`)
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:before:hidden">
      <span className={classes('relative grid size-8 shrink-0 place-items-center rounded-full', look)}>
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold text-ink">{what}</p>
          {entry.refunded > 0 && <Money amount={entry.refunded} signed className="font-bold" />}
        </div>
        <p className="text-[13px] text-ink-faint">
          {t(`orderActors.${entry.by}`)} · <When at={entry.at} as="time" />
        </p>
        {entry.note && (
          <p className="mt-1.5 rounded-lg bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-wrap text-ink-soft">
            {entry.note}
          </p>
        )}
      </div>
    </li>
  )
}
