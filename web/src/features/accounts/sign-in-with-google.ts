import { accounts } from '@runmart/contract/accounts'
import { call } from '../../platform/api.ts'
import { handleAnswer } from '../../platform/handle-answer.ts'
import { signIn } from '../../platform/session.ts'

/** Signs in with what Google said; the session starts by itself. Refusals are the page's to show. */
export async function signInWithGoogle(given: { token: string; nonce: string; otp?: string }) {
  const answer = await handleAnswer(call(accounts.google, { body: given }), { refusals: 'inline' })
  if (answer.success) signIn(answer.data)
  return answer
}
