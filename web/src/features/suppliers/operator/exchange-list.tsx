import type { Exchange } from '@runmart/contract/suppliers-orders'
import { supplyProblemText } from '@runmart/i18n/supply-problem-text'
import { ChevronRight } from 'lucide-react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { classes } from '#ui/classes.ts'
import { DateTime } from '#ui/date-time.tsx'

const named = ['add', 'status', 'cancel', 'refill', 'refill_status', 'services', 'balance'] as const

type Props = { exchanges: readonly Exchange[] }

/** All exchanges with suppliers about an order that changed something. */
export function ExchangeList({ exchanges }: Props) {
  const t = useOperatorTranslations()
  return (
    <section className="border-t border-line">
      <h3 className="px-5 pt-3 pb-1.5 text-xs font-semibold text-ink-faint">
        {t('operatorDispatches.exchanges', { count: exchanges.length })}
        <span className="ml-2 font-normal">{t('operatorDispatches.exchangesText')}</span>
      </h3>
      {exchanges.length === 0 ? (
        <p className="px-5 pb-4 text-ink-faint">{t('operatorDispatches.exchangesNone')}</p>
      ) : (
        <ExchangeRows exchanges={exchanges} />
      )}
    </section>
  )
}

/** The exchanges; each unfolds to its raw request and answer. The server masks keys. */
export function ExchangeRows({ exchanges }: Props) {
  return (
    <ul className="divide-y divide-line pb-1">
      {exchanges.map((it) => (
        <Said key={it.id} exchange={it} />
      ))}
    </ul>
  )
}

/** One call for several orders; the shop stores only this order's part of the answer. */
const isOfSeveral = ({ request }: Exchange) => /(orders|refills)=[^&]*(,|%2C)/i.test(request)

function Said({ exchange }: { exchange: Exchange }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { at, supplierName, action, request, answer, outcome, milliseconds } = exchange
  const duration = new Intl.NumberFormat(language, { style: 'unit', unit: 'millisecond' })
  const known = named.find((it) => it === action)
  return (
    <li>
      <details className="group">
        <summary className="flex min-h-9 cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 px-5 py-1.5 -outline-offset-2 hover:bg-sunken dark:hover:bg-raised pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <ChevronRight
            aria-hidden
            className="size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-90"
          />
          <span className="font-semibold text-ink">{known ? t(`exchangeActions.${known}`) : action}</span>
          <span
            className={classes(
              outcome === 'done' ? 'text-ink-soft' : outcome === 'unclear' ? 'text-pending' : 'text-failed',
            )}
          >
            {t(`exchangeOutcomeNames.${outcome}`)}
          </span>
          <span className="min-w-0 wrap-anywhere text-ink-faint">{supplierName}</span>
          <DateTime at={at} as="time" className="ml-auto whitespace-nowrap text-ink-faint tabular-nums" />
        </summary>
        <div className="flex flex-col gap-3 px-5 pt-1 pb-4">
          <Wire label={t('operatorDispatches.request')} text={request} />
          <Wire
            label={`${t(isOfSeveral(exchange) ? 'operatorDispatches.answerPart' : 'operatorDispatches.answer')} · ${duration.format(milliseconds)}`}
            text={supplyProblemText(t, answer) || t('operatorDispatches.noAnswer')}
          />
        </div>
      </details>
    </li>
  )
}

function Wire({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="mb-1 text-xs text-ink-faint">{label}</p>
      <pre className="max-h-60 overflow-y-auto rounded-md bg-sunken px-3 py-2 font-mono text-xs wrap-anywhere whitespace-pre-wrap text-ink dark:bg-raised">
        {text}
      </pre>
    </div>
  )
}
