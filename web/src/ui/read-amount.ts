import { readFields } from './check-form.ts'

/** `1.500.000`, `1 500 000 ₫` → 1500000; what is no whole amount stays as it is, for the contract to refuse. */
export function readAmount(typed: string): number | string | undefined {
  const digits = typed.replace(/[\s.,₫đ]/gi, '')
  if (!digits) return undefined
  return /^\d+$/.test(digits) ? Number(digits) : typed
}

/** The fields of a form that moves money, its amount as a number. */
export function readMoneyForm(data: FormData): Record<string, unknown> {
  const { amount, ...fields } = readFields(data)
  return { ...fields, amount: readAmount(String(amount ?? '')) }
}
