import type { Answer } from '@runmart/contract/client'
import { dashboard } from '@runmart/contract/dashboard'
import { deposits } from '@runmart/contract/deposits'
import { ledger } from '@runmart/contract/ledger'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { currentTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { loadUser } from '#platform/session.ts'

export type Claim = { transactionId: string; amount: string }

/** Claims a Binance transfer that came without the right content. Refusals are the form's to show. */
export async function claimCrypto(claim: Claim): Promise<Answer<unknown>> {
  const answer = await sendIdempotent(`claim:${claim.transactionId}`, (idempotencyKey) =>
    handleAnswer(call(deposits.claimCrypto, { body: claim }, { idempotencyKey }), { refusals: 'inline' }),
  )
  if (answer.success) {
    invalidate(ledger.history, dashboard.summary)
    void loadUser()
    return answer
  }
  const { t } = currentTranslations()
  if (answer.code === 'NOT_FOUND') return { ...answer, error: t('deposits.claimUnknown') }
  if (answer.code === 'ALREADY_USED') return { ...answer, error: t('deposits.claimUsed') }
  return answer
}
