import { shareOf } from '@runmart/contract/money'
import { listCosts } from '#features/catalog/index.ts'
import type { EndedOrder, OrderKey } from '#features/orders/index.ts'
import { suppliedOf } from '#features/suppliers/index.ts'
import { dayOf, periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'

/** The shop's costs, and sales without a known cost. */
export type Costs = { cost: number; uncosted: number }

const nothing: Costs = { cost: 0, uncosted: 0 }

/**
 * The unposted costs of orders: for orders without a supplier, the service's cost on the day of the order. If the
 * service has none, the shop's own sale counts as one without a known cost.
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
  /** The shop itself delivers it, and its service has no cost. */
  const isUnknown = (it: OrderKey) => !it.isOfPartner && !supplied.has(it.id) && unitCost(it) === null
  return {
    costAt,
    isUnknown,

    /** Counts at the payment: everything but suppliers' orders. */
    whenPlaced(order: EndedOrder): Costs {
      if (supplied.has(order.id)) return nothing
      if (isUnknown(order)) return { cost: 0, uncosted: order.total }
      return { cost: (unitCost(order) ?? 0) * order.amount, uncosted: 0 }
    },

    /** Counts at the end: the delivered units, unless a supplier delivered them. Does not subtract refunds. */
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
