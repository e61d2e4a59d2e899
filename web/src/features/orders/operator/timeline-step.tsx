import type { TimelineEntry } from '@runmart/contract/orders'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { moneyText } from '#ui/money-text.ts'
import { When } from '#ui/when.tsx'

type Props = { entry: TimelineEntry; total: number; last: boolean }

const dots: Partial<Record<TimelineEntry['event'], string>> = {
  delivered: 'bg-success',
  started: 'bg-progress',
  progress: 'bg-progress',
  failed: 'bg-failed',
  refunded: 'bg-refund',
  'part-refunded': 'bg-refund',
  'bot-started': 'bg-progress',
  'bot-running': 'bg-progress',
  'bot-paused': 'bg-paused',
  'bot-finished': 'bg-success',
  'bot-failed': 'bg-failed',
}

/** One thing that happened: what, by whom, when, and what the customer was told. */
export function TimelineStep({ entry, total, last }: Props) {
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
          {t(`operatorOrderActors.${entry.by}`)} · <When at={entry.at} as="time" />
        </p>
        {entry.refunded > 0 && (
          <p className="mt-1 text-[13px] font-semibold text-refund">
            {t('operatorOrders.wentBack', { amount: moneyText(language, entry.refunded) })}
          </p>
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
