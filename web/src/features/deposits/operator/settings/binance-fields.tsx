import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { formatNumber, parseNumber } from '#ui/parse-number.ts'
import { Section } from '#ui/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { DraftProps } from './settings-draft.ts'

/** The Binance account that receives USDT, and what one is worth. */
export function BinanceFields({ draft, change }: DraftProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const rate = parseNumber(language, draft.exchangeRate)
  return (
    <Section title={t('operatorDepositSettings.binance')} description={t('operatorDepositSettings.binanceIntro')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={t('operatorDepositSettings.binanceId')}
          name="binanceId"
          value={draft.binanceId}
          onChange={(event) => change({ binanceId: event.target.value })}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
        <TextField
          label={t('operatorDepositSettings.binanceOwner')}
          name="binanceOwner"
          value={draft.binanceOwner}
          onChange={(event) => change({ binanceOwner: event.target.value })}
          autoComplete="off"
          limit={80}
        />
        <TextField
          label={t('operatorDepositSettings.exchangeRate')}
          name="exchangeRate"
          value={draft.exchangeRate}
          onChange={(event) => change({ exchangeRate: event.target.value })}
          hint={t('operatorDepositSettings.exchangeRateHint')}
          labelEnd={
            rate !== null && (
              <span className="font-semibold text-ink-soft tabular-nums">{`${formatNumber(language, rate)}\u00a0₫`}</span>
            )
          }
          inputMode="decimal"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
        <TextField
          label={t('operatorDepositSettings.wrongContent')}
          name="wrongContentPercent"
          value={draft.wrongContentPercent}
          onChange={(event) => change({ wrongContentPercent: event.target.value })}
          hint={t('operatorDepositSettings.wrongContentHint')}
          inputMode="numeric"
          autoComplete="off"
          inputClassName="tabular-nums"
        />
      </div>
    </Section>
  )
}
