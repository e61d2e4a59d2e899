import { type Between, findRange, sumPostedByOrder } from '#features/ledger/index.ts'
import { idsBetween, listEndedOtherwise, sumSales } from '#features/orders/index.ts'
import { listSupplied, listTakenOver } from '#features/suppliers/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type Costs, readCosts } from './order-costs.ts'
import { ordersOf } from './orders-of.ts'

type Sums = Costs & { orders: number; sales: number; refunds: number; commissions: number }
export type ServiceDay = Sums & { serviceId: string }
export type CustomerCosts = Costs & { customerId: string }

/** No order lasts longer, so older takeovers cannot end on this day. */
const LONGEST_MS = 400 * 86_400_000

/**
 * A day by service, and its costs by customer, from one reading, so that both agree. Sales count on the day of the
 * order, refunds on the day of the refund. Commissions, less reversals, count on the day of their posting.
 *
 * This defines costs for every report. Suppliers' charges and partners' shares count on the day of their posting. Orders
 * without a supplier, partners' included, also count the service's cost on the day of the order. That cost counts whole
 * at the order, as the sale does. The order's end corrects it for undelivered units, and for units that the shop
 * delivered instead of a supplier. `uncosted` are sales, less refunds, without a known cost.
 *
 * Without `byCustomer` only services are right, in half the time.
 */
export async function sumDayOrders(
  tx: Tx,
  day: Between,
  timeZone: string,
  { byCustomer }: { byCustomer: boolean },
): Promise<{ services: ServiceDay[]; customers: CustomerCosts[] }> {
  const placed = await sumSales(tx, day, { supplied: await listSupplied(tx, idsBetween(day)), byCustomer })
  const posted = await sumPostedByOrder(tx, await findRange(tx, day))
  const orders = await ordersOf(tx, posted)
  const longest = { since: new Date(Date.parse(day.since) - LONGEST_MS).toISOString(), before: day.before }
  const ended = await listEndedOtherwise(tx, day, await listTakenOver(tx, idsBetween(longest)))
  const costs = await readCosts(tx, timeZone, {
    orders: [...orders.all, ...ended],
    services: placed.map((it) => it.serviceId),
  })

  const { add, all } = collect()
  for (const { ownUnits, ownSales, ...it } of placed) {
    const unit = costs.costAt(it.serviceId, day.before)
    add(it, { ...it, ...(unit === null ? { uncosted: ownSales } : { cost: unit * ownUnits }) })
  }
  for (const it of posted) {
    const order = orders.of(it)
    if (order) add(order, { ...it, ...(costs.isUnknown(order) && { uncosted: -it.refunds }) })
  }
  for (const order of ended) {
    const [then, now] = [costs.whenPlaced(order), costs.inTheEnd(order)]
    add(order, { cost: now.cost - then.cost, uncosted: now.uncosted - then.uncosted })
  }
  return all()
}

export const serviceFigures = ['orders', 'sales', 'refunds', 'commissions', 'cost', 'uncosted'] as const
const nothing: Sums = { orders: 0, sales: 0, refunds: 0, commissions: 0, cost: 0, uncosted: 0 }

/** Adds up by service and by customer. */
function collect() {
  const services = new Map<string, ServiceDay>()
  const customers = new Map<string, CustomerCosts>()
  return {
    add({ serviceId, customerId }: { serviceId: string; customerId: string | null }, more: Partial<Sums>): void {
      const service = services.get(serviceId) ?? { serviceId, ...nothing }
      for (const key of serviceFigures) service[key] += more[key] ?? 0
      services.set(serviceId, service)
      if (customerId === null) return
      const customer = customers.get(customerId) ?? { customerId, cost: 0, uncosted: 0 }
      for (const key of ['cost', 'uncosted'] as const) customer[key] += more[key] ?? 0
      customers.set(customerId, customer)
    },
    all: () => ({
      services: [...services.values()],
      customers: [...customers.values()].filter((it) => it.cost !== 0 || it.uncosted !== 0),
    }),
  }
}
