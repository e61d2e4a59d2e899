import { shareOf } from '@runmart/contract/money'
import { listCosts } from '#features/catalog/index.ts'
import type { EndedOrder, OrderKey } from '#features/orders/index.ts'
import { suppliedOf } from '#features/suppliers/index.ts'
import { dayOf, periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'

/** What something cost the shop, and sales of which nobody knows what they cost. */
export type Costs = { cost: number; uncosted: number }

const nothing: Costs = { cost: 0, uncosted: 0 }

/**
 * What orders cost beside what is posted for them: the cost of their service as it was on the day of the order, for what no supplier
 * delivers. Where the service has none, a sale of what the shop delivers itself is one without a known cost.
 */
export async function readCosts(
  tx: Tx,
  timeZone: string,
  { orders, services = [] }: { orders: readonly OrderKey[]; services?: readonly string[] },
) {
  const supplied = await suppliedOf(
    tx,
    orders.map((it) => it.id),
  )
  const costAt = await listCosts(tx, [...new Set([...services, ...orders.map((it) => it.serviceId)])])
  const unitCost = ({ serviceId, createdAt }: OrderKey) => {
    const ordered = dayOf(createdAt, timeZone)
    return costAt(serviceId, periodSpan(ordered, ordered, timeZone).before)
  }
  /** Nobody was to deliver it but the shop: where the service has no cost, nothing is known. */
  const isUnknown = (it: OrderKey) => !it.isOfPartner && !supplied.has(it.id) && unitCost(it) === null
  return {
    costAt,
    isUnknown,

    /** What counted with the payment: all that is not a supplier's. */
    whenPlaced(order: EndedOrder): Costs {
      if (supplied.has(order.id)) return nothing
      if (isUnknown(order)) return { cost: 0, uncosted: order.total }
      return { cost: (unitCost(order) ?? 0) * order.amount, uncosted: 0 }
    },

    /** What counts in the end: what was delivered, unless a supplier delivered it; refunds are not taken off. */
    inTheEnd(order: EndedOrder): Costs {
      if (supplied.get(order.id) === false) return nothing
      if (isUnknown(order)) return { cost: 0, uncosted: order.total }
      const unit = unitCost(order)
      if (unit !== null) return { cost: unit * order.delivered, uncosted: 0 }
      const ownUnits = Math.max(0, order.delivered - order.byPartner)
      return { cost: 0, uncosted: shareOf(order.total, ownUnits, order.amount) }
    },
  }
}
