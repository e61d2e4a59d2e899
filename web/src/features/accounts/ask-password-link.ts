import { accounts } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { type HandleOptions, handleAnswer } from '#platform/handle-answer.ts'
import { silently } from './silently.ts'

/** Asks for the mail that lets one choose a new password. */
export function askPasswordLink(email: string, options?: HandleOptions) {
  return handleAnswer(silently(call(accounts.forgotPassword, { body: { email } })), options)
}
