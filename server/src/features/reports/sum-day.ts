import {
  type AccountSums,
  accountsOf,
  type Between,
  type FigureSum,
  findRange,
  sumCustomers,
  sumFigures,
} from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Costs } from './order-costs.ts'
import { type OperatorDay, sumDayOperators } from './sum-day-operators.ts'
import { type CustomerCosts, type ServiceDay, sumDayOrders } from './sum-day-orders.ts'

export type CustomerDay = AccountSums & Costs
export type DaySums = {
  figures: readonly FigureSum[]
  services: readonly ServiceDay[]
  customers: readonly CustomerDay[]
  operators: readonly OperatorDay[]
}

/** The sums of a closed day from the ledger, the orders and the audit log. */
export async function sumDay(tx: Tx, day: Between, timeZone: string): Promise<DaySums> {
  const { services, customers } = await sumDayOrders(tx, day, timeZone, { byCustomer: true })
  return {
    figures: await sumDayFigures(tx, day),
    services,
    customers: await withCosts(tx, await sumCustomers(tx, await findRange(tx, day)), customers),
    operators: await sumDayOperators(tx, day, timeZone),
  }
}

export async function sumDayFigures(tx: Tx, day: Between): Promise<FigureSum[]> {
  return sumFigures(tx, await findRange(tx, day))
}

export async function sumDayCustomers(tx: Tx, day: Between, timeZone: string): Promise<CustomerDay[]> {
  const { customers } = await sumDayOrders(tx, day, timeZone, { byCustomer: true })
  return withCosts(tx, await sumCustomers(tx, await findRange(tx, day)), customers)
}

/** Payments bear account numbers, orders bear customer ids. */
async function withCosts(
  tx: Tx,
  paid: readonly AccountSums[],
  ordered: readonly CustomerCosts[],
): Promise<CustomerDay[]> {
  const accounts = await accountsOf(
    tx,
    ordered.map((it) => it.customerId),
  )
  const days = new Map(paid.map((it): [number, CustomerDay] => [it.accountId, { ...it, cost: 0, uncosted: 0 }]))
  for (const { customerId, cost, uncosted } of ordered) {
    const accountId = accounts.get(customerId)
    if (accountId === undefined) continue
    days.set(accountId, { ...(days.get(accountId) ?? { accountId, ...nothing }), cost, uncosted })
  }
  return [...days.values()]
}

const nothing = { orders: 0, sales: 0, refunds: 0, deposits: 0, commissions: 0 }
