import { useLanguage } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'
import { moneyText } from '#ui/money-text.ts'
import { FormattedAmountField } from './formatted-amount-field.tsx'

const presets = [100_000, 200_000, 500_000, 1_000_000, 2_000_000, 5_000_000]

type Props = { amount: number | null; min: number; onChange: (amount: number | null) => void }

/** Chooses a preset or another amount. Without an amount the bank app asks for it. */
export function AmountChoice({ amount, min, onChange }: Props) {
  const { language, t } = useLanguage()
  const money = (dong: number) => moneyText(language, dong)
  const isTooLittle = amount !== null && amount < min
  return (
    <fieldset>
      <legend className="text-[15px] font-bold text-ink">{t('deposits.howMuch')}</legend>
      <div className="mt-3 grid grid-cols-2 gap-2 min-[420px]:grid-cols-3">
        {presets
          .filter((preset) => preset >= min)
          .map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={amount === preset}
              onClick={() => onChange(amount === preset ? null : preset)}
              className={classes(
                'h-10 rounded-lg border px-2 font-semibold tabular-nums transition-colors pointer-coarse:h-11',
                amount === preset
                  ? 'border-brand bg-brand-soft text-brand'
                  : 'border-field bg-surface text-ink hover:bg-sunken dark:bg-raised dark:hover:bg-line',
              )}
            >
              {money(preset)}
            </button>
          ))}
      </div>
      <FormattedAmountField
        className="mt-4"
        name="amount"
        label={t('deposits.ownAmount')}
        value={amount}
        onChange={onChange}
        clearLabel={t('deposits.clearAmount')}
        hint={t('deposits.ownAmountHint', { amount: money(min) })}
        error={isTooLittle ? t('deposits.tooLittle', { amount: money(min) }) : undefined}
      />
    </fieldset>
  )
}
