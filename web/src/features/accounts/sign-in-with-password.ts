import type { Credentials } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { signIn } from '#platform/session.ts'

/** Signs in with a password; the session starts by itself. Refusals are the form's to show. */
export async function signInWithPassword(credentials: Credentials) {
  const sending = import('@runmart/contract/accounts').then(({ accounts }) =>
    call(accounts.login, { body: credentials }),
  )
  const answer = await handleAnswer(sending, { refusals: 'inline' })
  if (answer.success) signIn(answer.data)
  return answer
}
