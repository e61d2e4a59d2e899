import { readFields } from './check-form.ts'
import { readAmount } from './read-amount.ts'

/** The fields of a form that moves money, its amount as a number. */
export function readMoneyForm(data: FormData): Record<string, unknown> {
  const { amount, ...fields } = readFields(data)
  return { ...fields, amount: readAmount(String(amount ?? '')) }
}
