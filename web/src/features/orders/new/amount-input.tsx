import type { Service } from '@runmart/contract/catalog'
import { useTranslations } from '#platform/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { limitsOf } from './limits.ts'
import type { useAmount } from './use-amount.ts'

const MOST_DIGITS = 7

type Props = { service: Service | null; amount: ReturnType<typeof useAmount>; error: string | undefined }

/** How many, or for how many days; says at once when it is outside of what the service allows. */
export function AmountInput({ service, amount: { digits, setDigits, isCounted, problem }, error }: Props) {
  const t = useTranslations()
  const range = service ? t('orderForm.range', limitsOf(service)) : undefined
  return (
    <TextField
      name="amount"
      className="sm:max-w-64"
      label={service?.billing === 'day' ? t('orderForm.days') : t('orderForm.amount')}
      hint={isCounted ? t('orderForm.counted') : range}
      error={problem === 'outOfRange' ? range : error}
      inputMode="numeric"
      autoComplete="off"
      inputClassName={isCounted ? 'bg-sunken tabular-nums' : 'tabular-nums'}
      value={digits}
      readOnly={isCounted}
      onChange={(event) => setDigits(event.target.value.replace(/\D/g, '').slice(0, MOST_DIGITS))}
    />
  )
}
