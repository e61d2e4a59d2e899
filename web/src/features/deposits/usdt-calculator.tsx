import type { DepositInformation } from '@runmart/contract/deposits'
import { toDong } from '@runmart/contract/deposits-exchange'
import type { Language } from '@runmart/contract/languages'
import { numberText } from '@runmart/i18n/formats'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Money } from '#ui/money.tsx'
import { readDecimal } from '#ui/read-amount.ts'
import { Section } from '#ui/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { subtractPercent } from './typed-amount.ts'

type Props = { exchange: DepositInformation['cryptoExchange']; feePercent: number }

/** Converts USDT to dong, and shows the fee for wrong content. */
export function UsdtCalculator({ exchange, feePercent }: Props) {
  const { language, t } = useLanguage()
  const [typed, setTyped] = useState('10')
  const usdt = readDecimal(language, typed)
  const dong = typeof usdt === 'string' ? toDong(usdt, exchange.exchangeRate) : 0
  return (
    <Section
      title={t('deposits.calculator')}
      action={
        <span className="text-[13px] font-semibold text-ink-soft tabular-nums">
          {t('deposits.rate', { amount: formatRate(language, exchange.exchangeRate) })}
        </span>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="usdt"
          label={t('deposits.usdt')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={Number.isNaN(usdt) ? t('fields.decimalFormat') : undefined}
          inputClassName="tabular-nums"
        />
        <div aria-live="polite">
          <p className="text-[13px] font-semibold text-ink">{t('deposits.receive')}</p>
          <Money amount={dong} className="mt-1.5 block text-page wrap-anywhere text-ink" />
          {feePercent > 0 && (
            <p className="text-[13px] text-ink-faint">
              {t('deposits.receiveWrong')}: <Money amount={subtractPercent(dong, feePercent)} />
            </p>
          )}
        </div>
      </div>
      <p className="mt-4 text-[13px] text-pretty text-ink-faint">
        {t('deposits.rateAt')} <DateTime at={exchange.updatedAt} as="time" />. {t('deposits.rateNote')}
      </p>
    </Section>
  )
}

/** Formats a rate: `26125.5` → `26,125.5 ₫` (en). Unlike amounts, rates keep their fraction. */
function formatRate(language: Language, rate: string): string {
  return `${numberText(language, rate)}\u00a0₫`
}
