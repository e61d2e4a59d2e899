import { accounts, type PasswordChange } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { replaceUser } from '#platform/session.ts'

/** Changes the password; every other session is over then. Refusals are the form's to show. */
export async function changePassword(passwords: PasswordChange) {
  const answer = await handleAnswer(call(accounts.changePassword, { body: passwords }), { refusals: 'inline' })
  if (answer.success) {
    replaceUser(answer.data.user)
    invalidate(accounts.sessions)
  }
  return answer
}
