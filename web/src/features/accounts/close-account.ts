import { accountClosure, type Closing } from '@runmart/contract/account-closure'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { signOut } from '#platform/session.ts'

/** Closes the account for good and leaves; refusals are the form's to show. */
export async function closeAccount(closing: Closing) {
  const answer = await handleAnswer(call(accountClosure.close, { body: closing }), { refusals: 'inline' })
  if (answer.success) signOut()
  return answer
}
