import type { Service } from '@runmart/contract/catalog'
import type { FieldProblem } from '@runmart/contract/errors'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { readAmount } from '#ui/read-amount.ts'
import { TextField } from '#ui/text-field.tsx'
import { amountLimits } from './limits.ts'

type Props = { service: Service | null; amount: ReturnType<typeof useAmount>; error: string | undefined }

/** The amount or the number of days; shows at once when it is outside the service's limits. */
export function AmountInput({ service, amount: { text, setText, isCounted, problem }, error }: Props) {
  const t = useTranslations()
  const range = service ? t('orderForm.range', amountLimits(service)) : undefined
  return (
    <TextField
      name="amount"
      className="sm:max-w-64"
      label={service?.billing === 'day' ? t('orderForm.days') : t('orderForm.amount')}
      hint={isCounted ? t('orderForm.counted') : range}
      error={problem === 'outOfRange' ? range : problem && problem !== 'required' ? t(`fields.${problem}`) : error}
      inputMode="numeric"
      autoComplete="off"
      inputClassName={isCounted ? 'bg-sunken tabular-nums' : 'tabular-nums'}
      value={text}
      readOnly={isCounted}
      onChange={(event) => setText(event.target.value)}
    />
  )
}

/** The stored text for this service. */
type Kept = { text: string | undefined; keep: (text: string) => void }

/** The ordered amount: the typed one or the count from a file. It starts with the minimum. */
export function useAmount(service: Service | null, counted: number | null = null, kept?: Kept) {
  const { language } = useLanguage()
  const [typed, setTyped] = useState<{ service: string | undefined; text: string } | null>(null)
  const own = (typed?.service === service?.id ? typed?.text : undefined) ?? kept?.text
  const text = counted !== null ? String(counted) : (own ?? String(service?.minAmount ?? ''))
  const amount = readAmount(language, text)
  const problem = amountProblem(service, amount)
  return {
    text,
    setText: (next: string) => {
      setTyped({ service: service?.id, text: next })
      kept?.keep(next)
    },
    isCounted: counted !== null,
    /** Null until the service allows the amount. */
    value: problem || amount === undefined ? null : amount,
    problem,
  }
}

function amountProblem(service: Service | null, amount: number | undefined): FieldProblem | null {
  const { least, most } = service ? amountLimits(service) : { least: 1, most: Number.POSITIVE_INFINITY }
  if (amount === undefined) return 'required'
  if (Number.isNaN(amount)) return 'numberFormat'
  if (!Number.isInteger(amount)) return 'wholeNumber'
  return amount >= least && amount <= most ? null : 'outOfRange'
}
