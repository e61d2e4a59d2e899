import { useLanguage } from '#platform/language.tsx'
import { moneyText } from '#ui/money-text.ts'
import { TextField } from '#ui/text-field.tsx'
import type { Price } from './use-price.ts'

type Props = { value: string; onChange: (code: string) => void; price: Price }

/** A discount code: what it takes off, or why it does not, is said beside it when the typing pauses. */
export function CodeField({ value, onChange, price }: Props) {
  const { language, t } = useLanguage()
  const off = value.trim() && !price.isFetching && price.quote?.codeDiscount
  return (
    <TextField
      name="discountCode"
      className="sm:max-w-64"
      label={t('orderForm.code')}
      optional
      hint={off ? t('orderForm.codeTakes', { amount: moneyText(language, off) }) : undefined}
      error={price.codeProblem ?? undefined}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={32}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputClassName="uppercase placeholder:normal-case"
    />
  )
}
