import type { Answer } from '@runmart/contract/client'

/** Moves a refused code from the top of the form to beside its field. */
export function besideCode(answer: Answer<unknown> | null): Answer<unknown> | null {
  if (!answer || answer.success || answer.code !== 'BAD_OTP') return answer
  return { ...answer, data: { fields: { otp: answer.error } }, error: '' }
}
