import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { takeStep } from './take-step.ts'

/** Begins an order. */
export function takeOrder(id: string, idempotencyKey: string) {
  return takeStep(call(ordersOperator.take, { params: { id } }, { idempotencyKey }), 'notice')
}
