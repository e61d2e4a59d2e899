import { PriceRule } from '@runmart/contract/suppliers-sources'
import { fieldSentence } from '@runmart/i18n/field-sentence'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { checkForm } from '#ui/check-form.ts'
import { TextField } from '#ui/text-field.tsx'
import { readRule, type TypedRule } from './typed-rule.ts'

type Props = {
  /** The path of the rule in the form: `rule`, `sources.0.rule`. */
  name: string
  typed: TypedRule
  onChange: (changes: Partial<TypedRule>) => void
}

/**
 * The parts of a price rule: factor, sum, rounding and floor. It shows invalid input at once, because the price beside
 * it waits for it.
 */
export function RuleFields({ name, typed, onChange }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { problems } = checkForm(PriceRule, readRule(language, typed))
  const field = (part: keyof TypedRule) => {
    const problem = problems?.[part]
    return {
      name: `${name}.${part}`,
      value: typed[part],
      error: problem ? fieldSentence(t, problem) : undefined,
      onChange: (event: { target: { value: string } }) => onChange({ [part]: event.target.value }),
      inputClassName: 'tabular-nums',
    }
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
      <TextField
        {...field('factorPercent')}
        label={t('operatorSuppliers.factor')}
        inputMode="numeric"
        autoComplete="off"
        end={<span className="px-2 text-ink-faint">%</span>}
      />
      <AmountField {...field('plus')} label={t('operatorSuppliers.plus')} />
      <AmountField {...field('roundTo')} label={t('operatorSuppliers.roundTo')} />
      <AmountField {...field('floor')} label={t('operatorSuppliers.floor')} />
    </div>
  )
}
