import { accounts, type Registration } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { silently } from './silently.ts'

/** Creates an account; refusals are the form's to show. */
export function registerAccount(registration: Registration) {
  return handleAnswer(silently(call(accounts.register, { body: registration })), { refusals: 'inline' })
}
