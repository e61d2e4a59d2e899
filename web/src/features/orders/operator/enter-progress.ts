import { ordersOperator } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { takeStep } from './take-step.ts'

export type ProgressBody = { done: number } | { links: { line: number; done: number }[] }

/** Says how many are done by now, in all or per link. */
export function enterProgress(id: string, body: ProgressBody, idempotencyKey: string) {
  return takeStep(call(ordersOperator.progress, { params: { id }, body }, { idempotencyKey }))
}
