import { shareOf } from '@runmart/contract/money'
import { listCosts } from '#features/catalog/index.ts'
import { type Between, findRange, sumPostedByOrder } from '#features/ledger/index.ts'
import {
  idsBetween,
  listEndedOtherwise,
  type OrderKey,
  ordersByCode,
  sumSalesByService,
} from '#features/orders/index.ts'
import { listSupplied, listTakenOver, suppliedOf } from '#features/suppliers/index.ts'
import { dayOf, periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'

/** `uncosted` are sales, less refunds, of which nobody knows what they cost. */
type Sums = { orders: number; sales: number; refunds: number; cost: number; uncosted: number }
export type ServiceDay = Sums & { serviceId: string }

/** Orders last shorter: none of those that were taken over earlier ends now. */
const LONGEST_MS = 400 * 86_400_000

/**
 * A day by service. Sales are of the day on which an order was placed, refunds of the day on which the money went back.
 *
 * What it cost is defined here, for every report: what suppliers charged and what partners earn, on the day on which that is
 * posted; and for what no supplier delivers, partners' as well, the cost of the service as it was on the day of the order. That
 * counts whole when the order is placed, as the sale does, and is put right when it ends: for units that were not delivered, and
 * for those that the shop delivered in place of a supplier.
 */
export async function sumDayServices(tx: Tx, day: Between, timeZone: string): Promise<ServiceDay[]> {
  const placed = await sumSalesByService(tx, day, await listSupplied(tx, idsBetween(day)))
  const posted = await sumPostedByOrder(tx, await findRange(tx, day))
  const orders = await ordersByCode(
    tx,
    posted.map((it) => it.orderCode),
  )
  const longest = { since: new Date(Date.parse(day.since) - LONGEST_MS).toISOString(), before: day.before }
  const ended = await listEndedOtherwise(tx, day, await listTakenOver(tx, idsBetween(longest)))
  const known = [...orders.values(), ...ended]
  const supplied = await suppliedOf(
    tx,
    known.map((it) => it.id),
  )
  const costAt = await listCosts(tx, [...new Set([...placed, ...known].map((it) => it.serviceId))])
  const unitCost = ({ serviceId, createdAt }: OrderKey) => {
    const ordered = dayOf(createdAt, timeZone)
    return costAt(serviceId, periodSpan(ordered, ordered, timeZone).before)
  }
  /** Nobody was to deliver it but the shop: where the service has no cost, nothing is known. */
  const isOwn = (it: OrderKey) => !it.isOfPartner && !supplied.has(it.id)

  const { add, all } = collect()
  for (const { serviceId, ownUnits, ownSales, ...it } of placed) {
    const unit = costAt(serviceId, day.before)
    add(serviceId, { ...it, ...(unit === null ? { uncosted: ownSales } : { cost: unit * ownUnits }) })
  }
  for (const { orderCode, ...it } of posted) {
    const order = orders.get(orderCode)
    if (!order) continue
    add(order.serviceId, { ...it, ...(isOwn(order) && unitCost(order) === null && { uncosted: -it.refunds }) })
  }
  for (const order of ended) {
    const isTakenOver = supplied.get(order.id)
    if (isTakenOver === false) continue
    const unit = unitCost(order)
    const ownUnits = Math.max(0, order.delivered - order.byPartner)
    if (unit !== null) add(order.serviceId, { cost: unit * (order.delivered - (isTakenOver ? 0 : order.amount)) })
    else if (!isOwn(order)) add(order.serviceId, { uncosted: shareOf(order.total, ownUnits, order.amount) })
  }
  return all()
}

const nothing: Sums = { orders: 0, sales: 0, refunds: 0, cost: 0, uncosted: 0 }

/** Adds up by service. */
function collect() {
  const sums = new Map<string, ServiceDay>()
  return {
    add(serviceId: string, more: Partial<Sums>): void {
      const sum = sums.get(serviceId) ?? { serviceId, ...nothing }
      for (const key of ['orders', 'sales', 'refunds', 'cost', 'uncosted'] as const) sum[key] += more[key] ?? 0
      sums.set(serviceId, sum)
    },
    all: () => [...sums.values()],
  }
}
