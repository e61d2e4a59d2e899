import { catalog } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import type { DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { currentTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { ordersChanged } from '../orders-changed.ts'
import type { Placement } from './placement.ts'

export type Placed = DataOf<typeof orders.owner>

/** Places and pays an order. Refusals are the caller's to show; the notice of success names the order. */
export async function placeOrder(placement: Placement): Promise<Answer<Placed>> {
  const answer = await sendIdempotent('place-order', (idempotencyKey) =>
    handleAnswer(send(placement, idempotencyKey).then(named), { refusals: 'inline' }),
  )
  // An order whose answer got lost was placed after all: it is in no list yet.
  const isKnownNow = !answer.success && answer.code === 'IDEMPOTENCY_MISMATCH'
  if (answer.success || isKnownNow) ordersChanged()
  // Less is left now; or a service that cannot be ordered any more is still shown as if it could.
  if (answer.success || answer.code === 'SERVICE_UNAVAILABLE_NOW') invalidate(catalog.services, orders.quote)
  return isKnownNow ? { ...answer, error: currentTranslations().t('orderForm.wasPlaced') } : answer
}

function send({ way, form }: Placement, idempotencyKey: string): Promise<Answer<Placed>> {
  const options = { idempotencyKey }
  switch (way) {
    case 'upload':
      return call(orders.autoBotUpload, { body: form }, options)
    case 'links':
      return call(orders.ref, { body: form }, options)
    case 'partner':
      return call(orders.partner, { body: { data: form } }, options)
    default:
      return call(orders[way], { body: form }, options)
  }
}

function named(answer: Answer<Placed>): Answer<Placed> {
  if (!answer.success) return answer
  return { ...answer, message: currentTranslations().t('orderForm.placed', { code: answer.data.order.orderCode }) }
}
