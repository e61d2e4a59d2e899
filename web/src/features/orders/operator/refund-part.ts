import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { takeStep } from './take-step.ts'

/** Gives part of an order's money back; the order itself stays as it is. */
export function refundPart(id: string, body: { amount: number; reason: string }, idempotencyKey: string) {
  return takeStep(call(ordersOperator.refundPart, { params: { id }, body }, { idempotencyKey }))
}
