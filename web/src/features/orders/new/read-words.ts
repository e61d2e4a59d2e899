import { readFields } from '#ui/check-form.ts'

/** What every order form asks in words; what was left empty is left out. */
export function readWords(data: FormData) {
  const { contactInfo, note, discountCode } = readFields(data)
  return {
    contactInfo,
    ...(note !== undefined && { note }),
    ...(discountCode !== undefined && { discountCode }),
  }
}
