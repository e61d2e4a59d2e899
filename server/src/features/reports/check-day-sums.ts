import type { BookCheck } from '@runmart/contract/ledger'
import { accountsOf, type FigureSum } from '#features/ledger/index.ts'
import { periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listDayCustomerCosts } from './customer-queries.ts'
import { listDayFigures, listDayOperators, listDayServices, listSummedDays } from './day-queries.ts'
import type { Costs } from './order-costs.ts'
import { sumDayFigures } from './sum-day.ts'
import { type OperatorDay, sumDayOperators } from './sum-day-operators.ts'
import { type ServiceDay, sumDayOrders } from './sum-day-orders.ts'

const EXAMPLES = 5

/** The sums of closed days say what entries, orders and the audit log say, day by day and row by row. */
export async function checkDaySums(tx: Tx): Promise<BookCheck> {
  const differing: string[] = []
  for (const { day, timeZone } of await listSummedDays(tx)) {
    const stored = wordsOf(await readStored(tx, day, timeZone))
    const made = wordsOf(await makeAgain(tx, day, timeZone))
    for (const it of stored.difference(made)) differing.push(`${day} has ${it}`)
    for (const it of made.difference(stored)) differing.push(`${day} lacks ${it}`)
  }
  return { name: 'day-sums-equal-entries', found: differing.length, examples: differing.slice(0, EXAMPLES) }
}

type Compared = {
  figures: readonly FigureSum[]
  services: readonly ServiceDay[]
  customers: readonly (Costs & { accountId: number | undefined })[]
  operators: readonly OperatorDay[]
}

async function readStored(tx: Tx, day: string, timeZone: string): Promise<Compared> {
  const period = { from: day, to: day, timeZone }
  return {
    figures: await listDayFigures(tx, period),
    services: await listDayServices(tx, period),
    customers: await listDayCustomerCosts(tx, period),
    operators: await listDayOperators(tx, period),
  }
}

async function makeAgain(tx: Tx, day: string, timeZone: string): Promise<Compared> {
  const span = periodSpan(day, day, timeZone)
  const { services, customers } = await sumDayOrders(tx, span, timeZone, { byCustomer: true })
  const accounts = await accountsOf(
    tx,
    customers.map((it) => it.customerId),
  )
  return {
    figures: await sumDayFigures(tx, span),
    services,
    customers: customers.map((it) => ({ ...it, accountId: accounts.get(it.customerId) })),
    operators: await sumDayOperators(tx, span, timeZone),
  }
}

function wordsOf({ figures, services, customers, operators }: Compared): Set<string> {
  const costs = (it: Costs) => `cost ${it.cost}, unknown for ${it.uncosted}`
  return new Set([
    ...figures.map((it) => `${it.account} ${it.figure} ${it.amount} (${it.entries})`),
    ...services.map((it) => `service ${it.serviceId}: ${it.orders}, ${it.sales} − ${it.refunds}, ${costs(it)}`),
    ...customers.map((it) => `account ${it.accountId}: ${costs(it)}`),
    ...operators.map(
      (it) =>
        `operator ${it.operatorId}: ${it.delivered}, ${it.deliveredAmount} − ${it.returned}, ${costs(it)}, ` +
        `credited ${it.credited}, refunded ${it.refunded}`,
    ),
  ])
}
