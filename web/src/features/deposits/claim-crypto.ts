import type { Answer } from '@runmart/contract/client'
import { dashboard } from '@runmart/contract/dashboard'
import { deposits } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { call } from '../../platform/api.ts'
import { handleAnswer } from '../../platform/handle-answer.ts'
import { currentVoice } from '../../platform/language.tsx'
import { loadUser } from '../../platform/session.ts'
import { stale } from '../../platform/stale.ts'

export type Claim = { transactionId: string; amount: string }

let attempt: { claim: string; key: string } | null = null

/** The same claim sent again, say after the line broke, carries the same key: it can be credited only once. */
function keyFor(claim: Claim): string {
  const written = JSON.stringify(claim)
  if (attempt?.claim !== written) {
    const random = crypto.getRandomValues(new Uint8Array(16))
    attempt = {
      claim: written,
      key: `claim-${Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
    }
  }
  return attempt.key
}

/** Claims a Binance transfer that came without the right content. Refusals are the form's to show. */
export async function claimCrypto(claim: Claim): Promise<Answer<unknown>> {
  const sent = call(deposits.claimCrypto, { body: claim }, { idempotencyKey: keyFor(claim) })
  const answer = await handleAnswer(sent, { refusals: 'inline' })
  if (answer.success) {
    attempt = null
    stale(ledger.history, dashboard.summary)
    void loadUser()
    return answer
  }
  const { say } = currentVoice()
  if (answer.code === 'NOT_FOUND') return { ...answer, error: say('deposits.claimUnknown') }
  if (answer.code === 'ALREADY_USED') return { ...answer, error: say('deposits.claimUsed') }
  return answer
}
