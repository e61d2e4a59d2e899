import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { takeStep } from './take-step.ts'

/** `fail` gives back what was not delivered, `refund` everything. */
export type Ending = 'fail' | 'refund'

/** Ends an open order with a reason that its customer reads. */
export function endOrder(
  id: string,
  how: Ending,
  body: { reason: string /** The sum that was shown. */; acceptRefund: number },
  idempotencyKey: string,
) {
  return takeStep(call(ordersOperator[how], { params: { id }, body }, { idempotencyKey }))
}
