import type { Answer } from '@runmart/contract/client'
import { ordersOperator } from '@runmart/contract/orders-operator'
import { stock } from '@runmart/contract/stock'
import { goods } from '@runmart/contract/stock-goods'
import { today } from '@runmart/contract/today'
import { type OperatorClaim, warrantyOperator } from '@runmart/contract/warranty-operator'
import type { TranslateOperator } from '@runmart/i18n/operator'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'

type Decided = { claim: OperatorClaim }

/** Sends a decision once. Refused or not, another operator may have decided meanwhile: all that shows claims is fetched again. */
export async function decideClaim(
  id: string,
  t: TranslateOperator,
  send: (idempotencyKey: string) => Promise<Answer<Decided>>,
): Promise<Answer<Decided>> {
  const answer = await sendIdempotent(`decide-claim:${id}`, (key) => handleAnswer(send(key), { refusals: 'inline' }))
  void invalidate(
    warrantyOperator.list,
    warrantyOperator.ofOrder,
    ordersOperator.order,
    goods.ofOrder,
    stock.stock,
    today.waiting,
  )
  if (!answer.success && answer.code === 'CONFLICT') return { ...answer, error: t('operatorWarranty.conflict') }
  return answer
}
