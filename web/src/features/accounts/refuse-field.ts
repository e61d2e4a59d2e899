import type { Answer } from '@runmart/contract/client'

/** A refusal made in the page itself, for a rule the server never sees. */
export function refuseField(name: string, sentence: string): Answer<never> {
  return {
    success: false,
    status: 400,
    code: 'VALIDATION',
    message: '',
    error: '',
    data: { fields: { [name]: sentence } },
  }
}
