import type { Answer } from '@runmart/contract/client'
import { dashboard } from '@runmart/contract/dashboard'
import { deposits } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { currentVoice } from '#platform/language.tsx'
import { sendOnce } from '#platform/send-once.ts'
import { loadUser } from '#platform/session.ts'
import { stale } from '#platform/stale.ts'

export type Claim = { transactionId: string; amount: string }

/** Claims a Binance transfer that came without the right content. Refusals are the form's to show. */
export async function claimCrypto(claim: Claim): Promise<Answer<unknown>> {
  const answer = await sendOnce(`claim:${claim.transactionId}`, (idempotencyKey) =>
    handleAnswer(call(deposits.claimCrypto, { body: claim }, { idempotencyKey }), { refusals: 'inline' }),
  )
  if (answer.success) {
    stale(ledger.history, dashboard.summary)
    void loadUser()
    return answer
  }
  const { say } = currentVoice()
  if (answer.code === 'NOT_FOUND') return { ...answer, error: say('deposits.claimUnknown') }
  if (answer.code === 'ALREADY_USED') return { ...answer, error: say('deposits.claimUsed') }
  return answer
}
