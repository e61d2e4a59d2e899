import { accounts, type Profile } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { replaceUser } from '#platform/session.ts'

/** Saves changed details; the whole app shows them at once. Refusals are the form's to show. */
export async function editProfile(profile: Profile) {
  const answer = await handleAnswer(call(accounts.editProfile, { body: profile }), { refusals: 'inline' })
  if (answer.success) replaceUser(answer.data.user)
  return answer
}
