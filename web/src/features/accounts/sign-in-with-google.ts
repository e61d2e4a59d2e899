import { accounts } from '@runmart/contract/accounts'
import { forgetReferral, keptReferral } from '#features/referrals/remembered-referral.ts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { signIn } from '#platform/session.ts'

/**
 * Signs in with what Google said; the session starts by itself. Whoever is new here came by the link that this browser
 * remembers. Refusals are the page's to show.
 */
export async function signInWithGoogle(given: { token: string; nonce: string; otp?: string }) {
  const referralCode = keptReferral()
  const body = { ...given, ...(referralCode && { referralCode }) }
  const answer = await handleAnswer(call(accounts.google, { body }), { refusals: 'inline' })
  if (answer.success) {
    forgetReferral()
    signIn(answer.data)
  }
  return answer
}
