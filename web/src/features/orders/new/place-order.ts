import { catalog } from '@runmart/contract/catalog'
import type { Answer } from '@runmart/contract/client'
import { type DripForm, drips } from '@runmart/contract/drips'
import type { CallOf, DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import type { OrderForm, ReferralForm } from '@runmart/contract/orders-forms'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { currentTranslations } from '#platform/language.tsx'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { invalidateOrders } from '../invalidate-orders.ts'
import type { OrderKind } from '../order-kind.ts'

type Placed = DataOf<typeof orders.owner>

/** An order as it will be sent, with the total that was shown. */
export type Placement =
  | { kind: OrderKind; form: OrderForm }
  | { kind: 'drip'; form: DripForm }
  | { kind: 'links'; form: ReferralForm }
  | { kind: 'upload'; form: CallOf<typeof orders.autoBotUpload>['body'] }

/** Places and pays an order. Refusals are the caller's to show; the toast of success names the order. */
export async function placeOrder(placement: Placement): Promise<Answer<Placed>> {
  const answer = await sendIdempotent('place-order', (idempotencyKey) =>
    handleAnswer(send(placement, idempotencyKey).then(withOrderCode), { refusals: 'inline' }),
  )
  // An order whose answer got lost was placed after all: it is in no list yet.
  const isAlreadyPlaced = !answer.success && answer.code === 'IDEMPOTENCY_MISMATCH'
  if (answer.success || isAlreadyPlaced) invalidateOrders()
  // Less is left now; or a service that cannot be ordered any more is still shown as if it could.
  if (answer.success || answer.code === 'SERVICE_UNAVAILABLE_NOW') invalidate(catalog.services, orders.quote)
  return isAlreadyPlaced ? { ...answer, error: currentTranslations().t('orderForm.wasPlaced') } : answer
}

/** The same order at another total. */
export function atTotal(placement: Placement, acceptTotal: number | undefined): Placement {
  return { ...placement, form: { ...placement.form, acceptTotal } } as Placement
}

/** Whether both order the same thing, whatever the total was. */
export function isSameOrder(one: Placement, other: Placement): boolean {
  return JSON.stringify(atTotal(one, undefined)) === JSON.stringify(atTotal(other, undefined))
}

function send({ kind, form }: Placement, idempotencyKey: string): Promise<Answer<Placed>> {
  const options = { idempotencyKey }
  switch (kind) {
    case 'upload':
      return call(orders.autoBotUpload, { body: form }, options)
    case 'drip':
      return call(drips.place, { body: form }, options)
    case 'links':
      return call(orders.ref, { body: form }, options)
    case 'partner':
      return call(orders.partner, { body: { data: form } }, options)
    default:
      return call(orders[kind], { body: form }, options)
  }
}

function withOrderCode(answer: Answer<Placed>): Answer<Placed> {
  if (!answer.success) return answer
  const { order, goods } = answer.data
  const message = currentTranslations().t(goods ? 'orderForm.delivered' : 'orderForm.placed', { code: order.orderCode })
  return { ...answer, message }
}
