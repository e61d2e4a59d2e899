import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { takeStep } from './take-step.ts'

type Delivery = {
  documentLink?: string | undefined
  note?: string | undefined
  rest: 'delivered' | 'refund'
  /** The sum that was shown to go back. */
  acceptRefund: number
}

/** Hands an order over. */
export function deliverOrder(id: string, { documentLink, note, rest, acceptRefund }: Delivery, idempotencyKey: string) {
  const body = { rest, acceptRefund, ...(documentLink && { documentLink }), ...(note && { note }) }
  return takeStep(call(ordersOperator.deliver, { params: { id }, body }, { idempotencyKey }))
}
