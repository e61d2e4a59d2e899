import type { StaffTimelineEntry } from '@runmart/contract/orders-operator'
import { orderEvents } from '@runmart/contract/orders-states'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'

type Props = { entries: readonly StaffTimelineEntry[]; total: number }

/** All events of an order, the latest first. */
export function Timeline({ entries, total }: Props) {
  const t = useOperatorTranslations()
  // After an update, the server may send events that this page has no words for.
  const known = entries.filter(({ event }) => orderEvents.includes(event))
  return (
    <Section title={t('operatorOrders.timeline')}>
      <ol className="flex flex-col">
        {known.toReversed().map((entry, at) => (
          <TimelineStep key={`${entry.at} ${entry.event}`} entry={entry} total={total} last={at === known.length - 1} />
        ))}
      </ol>
    </Section>
  )
}

type TimelineStepProps = { entry: StaffTimelineEntry; total: number; last: boolean }

const dots: Partial<Record<StaffTimelineEntry['event'], string>> = {
  delivered: 'bg-success',
  started: 'bg-progress',
  progress: 'bg-progress',
  failed: 'bg-failed',
  refunded: 'bg-refund',
  'part-refunded': 'bg-refund',
  replaced: 'bg-success',
  claimed: 'bg-pending',
  'claim-refused': 'bg-failed',
  'refund-reversed': 'bg-refund',
  'bot-started': 'bg-progress',
  'bot-running': 'bg-progress',
  'bot-paused': 'bg-paused',
  'bot-finished': 'bg-success',
  'bot-failed': 'bg-failed',
}

/** One event with its author, its time and the note that the customer reads. */
function TimelineStep({ entry, total, last }: TimelineStepProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  return (
    <li className="relative flex gap-3 pb-5 last:pb-0">
      {!last && <span aria-hidden className="absolute top-4 bottom-[-4px] left-[4px] w-px bg-line" />}
      <span
        aria-hidden
        className={classes('relative mt-1.5 size-2.25 shrink-0 rounded-full', dots[entry.event] ?? 'bg-ink-faint')}
      />
      <div className="min-w-0">
        <p className="font-semibold text-ink">
          {t(`operatorOrderEvents.${entry.event}`)}
          {entry.done !== null && (
            <span className="font-normal text-ink-soft">
              {' '}
              · {t('operatorOrders.doneOf', { done: entry.done, total })}
            </span>
          )}
        </p>
        <p className="text-[13px] text-ink-faint">
          {entry.operator ?? t(`operatorOrderActors.${entry.by}`)} · <DateTime at={entry.at} as="time" />
        </p>
        {entry.refunded > 0 && (
          <p className="mt-1 text-[13px] font-semibold text-refund">
            {t('operatorOrders.wentBack', { amount: moneyText(language, entry.refunded) })}
          </p>
        )}
        {entry.refunded < 0 && (
          <p className="mt-1 text-[13px] font-semibold text-refund">{moneyText(language, entry.refunded, true)}</p>
        )}
        {entry.restocked > 0 && (
          <p className="mt-1 text-[13px] text-ink-soft">{t('operatorOrders.restocked', { count: entry.restocked })}</p>
        )}
        {entry.note && (
          <p className="mt-1 border-l-2 border-line-strong pl-3 text-[13px] wrap-anywhere whitespace-pre-line text-ink-soft">
            {entry.note}
          </p>
        )}
      </div>
    </li>
  )
}
