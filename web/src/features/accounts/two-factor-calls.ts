import { accounts, type CodeProof, type FullProof, type PasswordProof } from '@runmart/contract/accounts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { replaceUser } from '#platform/session.ts'
import { currentSession } from '#platform/session-state.ts'

/** What an authenticator app needs to make codes: typed in, or as the address its QR code holds. */
export type AuthenticatorKey = { secret: string; uri: string }

const inline = { refusals: 'inline' } as const

/** Gets a key for the app; nothing changes yet. */
export function startTwoFactor(proof: PasswordProof) {
  return handleAnswer(call(accounts.startTwoFactor, { body: proof }), inline)
}

/** Turns two-factor on with a first code, and gets the recovery codes. */
export async function enableTwoFactor(proof: CodeProof) {
  const answer = await handleAnswer(call(accounts.enableTwoFactor, { body: proof }), inline)
  const { user } = currentSession()
  if (answer.success && user) replaceUser({ ...user, twoFactor: true })
  return answer
}

/** Turns two-factor off. */
export async function disableTwoFactor(proof: FullProof) {
  const answer = await handleAnswer(call(accounts.disableTwoFactor, { body: proof }), inline)
  if (answer.success) replaceUser(answer.data.user)
  return answer
}

/** Gets new recovery codes; the old ones end. */
export function renewRecoveryCodes(proof: FullProof) {
  return handleAnswer(call(accounts.renewRecoveryCodes, { body: proof }), inline)
}
