import { type Between, findRange, sumPostedByOrder } from '#features/ledger/index.ts'
import { idsBetween, listEndedOtherwise, sumSales } from '#features/orders/index.ts'
import { listSupplied, listTakenOver } from '#features/suppliers/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type Costs, readCosts } from './order-costs.ts'
import { ordersOf } from './orders-of.ts'

type Sums = Costs & { orders: number; sales: number; refunds: number; commissions: number }
export type ServiceDay = Sums & { serviceId: string }
export type CustomerCosts = Costs & { customerId: string }

/** Orders last shorter: none of those that were taken over earlier ends now. */
const LONGEST_MS = 400 * 86_400_000

/**
 * A day by service, and what it cost by customer, from one reading, so that both are the same together. Sales are of the day on which
 * an order was placed, refunds of the day on which the money went back, and commissions, less what was taken back of them, of the day
 * on which they are posted.
 *
 * What it cost is defined here, for every report: what suppliers charged and what partners earn, on the day on which that is
 * posted; and for what no supplier delivers, partners' as well, the cost of the service as it was on the day of the order. That
 * counts whole when the order is placed, as the sale does, and is put right when it ends: for units that were not delivered, and
 * for those that the shop delivered in place of a supplier. `uncosted` are sales, less refunds, of which nobody knows what they cost.
 *
 * Without `byCustomer` services alone are right, in half the time.
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
