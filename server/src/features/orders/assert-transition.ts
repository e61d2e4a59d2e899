import { canTransition, type OrderActor, type OrderStatus } from '@runmart/contract/orders-states'
import { Refusal } from '#platform/refusal.ts'

/** Refuses a step that is not in the table, naming both states. */
export function assertTransition(from: OrderStatus, to: OrderStatus, by: OrderActor): void {
  if (!canTransition(from, to, by)) throw refuseTransition(from, to)
}

export function refuseTransition(from: OrderStatus, to: OrderStatus): Refusal {
  return new Refusal('INVALID_TRANSITION', { fill: { from: `orderStates.${from}`, to: `orderStates.${to}` } })
}
