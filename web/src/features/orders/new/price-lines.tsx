import type { Quote } from '@runmart/contract/orders-order'
import type { ReactNode } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'

type Props = { quote: Quote; code: string; balance: number }

/** How the total comes about, line by line, and what it leaves of the balance. */
export function PriceLines({ quote, code, balance }: Props) {
  const { language, t } = useLanguage()
  const { unitPrice, amount, subtotal, tierPercent, tierDiscount, codeDiscount, total, runs } = quote
  const units = t('orderForm.units', { price: moneyText(language, unitPrice), amount })
  return (
    <dl className="flex flex-col gap-2.5">
      <Line label={runs ? t('drips.timesRuns', { each: units, count: runs.count }) : units}>
        <Money amount={subtotal} />
      </Line>
      {tierDiscount > 0 && (
        <Line label={t('orderForm.tier', { percent: tierPercent })}>
          <Money amount={-tierDiscount} className="text-brand" />
        </Line>
      )}
      {codeDiscount > 0 && (
        <Line label={t('orderForm.codeOff', { code: code.trim().toUpperCase() })}>
          <Money amount={-codeDiscount} className="text-brand" />
        </Line>
      )}
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-bold text-ink">{t('orderForm.total')}</dt>
        <dd className="text-xl font-bold text-ink">
          <Money amount={total} />
        </dd>
      </div>
      <Line label={t('orderForm.balance')}>
        <Money amount={balance} />
      </Line>
      <Line label={t('orderForm.balanceAfter')}>
        <Money amount={balance - total} className={balance < total ? 'text-failed' : ''} />
      </Line>
    </dl>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="min-w-0 wrap-anywhere text-ink-soft tabular-nums">{label}</dt>
      <dd className="shrink-0 font-semibold text-ink">{children}</dd>
    </div>
  )
}
