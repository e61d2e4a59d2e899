import { accounts } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { silently } from './silently.ts'

/** Sets a new password with the token of the mailed link; refusals are the form's to show. */
export function resetPassword(chosen: { newPassword: string; token: string }) {
  return handleAnswer(silently(call(accounts.resetPassword, { body: chosen })), { refusals: 'inline' })
}
