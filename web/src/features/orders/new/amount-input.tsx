import type { Service } from '@runmart/contract/catalog'
import type { FieldProblem } from '@runmart/contract/errors'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { TextField } from '#ui/text-field.tsx'
import { amountLimits } from './limits.ts'

const MAX_DIGITS = 7

type Props = { service: Service | null; amount: ReturnType<typeof useAmount>; error: string | undefined }

/** How many, or for how many days; shows at once when it is outside of what the service allows. */
export function AmountInput({ service, amount: { digits, setDigits, isCounted, problem }, error }: Props) {
  const t = useTranslations()
  const range = service ? t('orderForm.range', amountLimits(service)) : undefined
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
      onChange={(event) => setDigits(event.target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
    />
  )
}

/** How much is ordered: what was typed for this service, its minimum at first, or what was counted in a file. */
export function useAmount(service: Service | null, counted: number | null = null) {
  const [typed, setTyped] = useState<{ service: string | undefined; digits: string } | null>(null)
  const own = typed?.service === service?.id ? typed?.digits : undefined
  const digits = counted !== null ? String(counted) : (own ?? String(service?.minAmount ?? ''))
  const { least, most } = service ? amountLimits(service) : { least: 1, most: Number.POSITIVE_INFINITY }
  const fits = Number(digits) >= least && Number(digits) <= most
  const problem: FieldProblem | null = digits === '' ? 'required' : fits ? null : 'outOfRange'
  return {
    digits,
    setDigits: (next: string) => setTyped({ service: service?.id, digits: next }),
    isCounted: counted !== null,
    /** Null until it is something that the service allows. */
    value: problem ? null : Number(digits),
    problem,
  }
}
