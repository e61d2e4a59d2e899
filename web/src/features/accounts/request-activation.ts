import { accounts } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { silently } from './silently.ts'

/** Asks for the activation mail once more. */
export function requestActivation() {
  return handleAnswer(silently(call(accounts.requestActivation)))
}
