import type { TimelineEntry } from '@runmart/contract/orders-order'
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
  PackageCheck,
  PackageX,
  Pencil,
  Play,
  Redo2,
  ShoppingCart,
  TimerOff,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { Section } from '#ui/section.tsx'

const INITIAL_COUNT = 12

type Props = {
  timeline: readonly TimelineEntry[]
  /** The name for an event's author, for readers who are not the order's customer. */
  nameOf?: (by: TimelineEntry['by']) => string
}

/** All events of an order, newest first. */
export function Timeline({ timeline, nameOf }: Props) {
  const t = useTranslations()
  const name = nameOf ?? ((by) => t(`orderActors.${by}`))
  const [all, setAll] = useState(false)
  // After an update, the server may send events that this page has no words for.
  const known = timeline.filter(({ event }) => event in eventStyles)
  const newestFirst = known.map((entry, at) => ({ entry, at })).reverse()
  const visible = all ? newestFirst : newestFirst.slice(0, INITIAL_COUNT)
  const hidden = newestFirst.length - visible.length
  return (
    <Section title={t('orderPage.timeline')}>
      <ol aria-label={t('orderPage.timeline')}>
        {visible.map(({ entry, at }) => (
          <TimelineRow key={at} entry={entry} by={name(entry.by)} />
        ))}
      </ol>
      {hidden > 0 && (
        <Button size="sm" variant="quiet" className="mt-4" onClick={() => setAll(true)}>
          {t('orderPage.showEarlier', { count: hidden })}
        </Button>
      )}
    </Section>
  )
}

const eventStyles: Record<TimelineEntry['event'], { icon: LucideIcon; styles: string }> = {
  placed: { icon: ShoppingCart, styles: 'bg-pending-soft text-pending' },
  'lines-given': { icon: FileText, styles: 'bg-waiting-soft text-waiting' },
  edited: { icon: Pencil, styles: 'bg-waiting-soft text-waiting' },
  started: { icon: Play, styles: 'bg-progress-soft text-progress' },
  progress: { icon: LoaderCircle, styles: 'bg-progress-soft text-progress' },
  delivered: { icon: CircleCheck, styles: 'bg-success-soft text-success' },
  failed: { icon: CircleAlert, styles: 'bg-failed-soft text-failed' },
  cancelled: { icon: Ban, styles: 'bg-surface text-waiting ring-1 ring-line-strong ring-inset' },
  refunded: { icon: Undo2, styles: 'bg-refund-soft text-refund' },
  'part-refunded': { icon: Undo2, styles: 'bg-refund-soft text-refund' },
  replaced: { icon: PackageCheck, styles: 'bg-success-soft text-success' },
  claimed: { icon: PackageX, styles: 'bg-pending-soft text-pending' },
  'claim-refused': { icon: CircleAlert, styles: 'bg-failed-soft text-failed' },
  'refund-reversed': { icon: Redo2, styles: 'bg-refund-soft text-refund' },
  expired: { icon: TimerOff, styles: 'bg-waiting-soft text-waiting' },
  'bot-started': { icon: Play, styles: 'bg-pending-soft text-pending' },
  'bot-running': { icon: Bot, styles: 'bg-progress-soft text-progress' },
  'bot-paused': { icon: CirclePause, styles: 'bg-paused-soft text-paused' },
  'bot-stopped': { icon: CircleStop, styles: 'bg-waiting-soft text-waiting' },
  'bot-finished': { icon: CircleCheck, styles: 'bg-success-soft text-success' },
  'bot-failed': { icon: CircleAlert, styles: 'bg-failed-soft text-failed' },
}

/** One event with its author, its time, and the money refunded or taken back with it. */
function TimelineRow({ entry, by }: { entry: TimelineEntry; by: string }) {
  const t = useTranslations()
  const { icon: Icon, styles } = eventStyles[entry.event]
  const what =
    entry.event === 'progress' ? t('orderEvents.progress', { done: entry.done ?? 0 }) : t(`orderEvents.${entry.event}`)
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0 before:absolute before:top-8 before:bottom-0 before:left-4 before:w-px before:bg-line last:before:hidden">
      <span className={classes('relative grid size-8 shrink-0 place-items-center rounded-full', styles)}>
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-0.5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <p className="font-semibold text-ink">{what}</p>
          {entry.refunded !== 0 && <Money amount={entry.refunded} signed className="font-bold" />}
        </div>
        <p className="text-[13px] text-ink-faint">
          {by} · <DateTime at={entry.at} as="time" />
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
