import {
  accountsOf,
  type Checked,
  compareSums,
  customerAccount,
  customersOfAccounts,
  type Difference,
  type FigureSum,
  type Subject,
  type Sums,
} from '#features/ledger/index.ts'
import { periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listDayCustomerCosts } from './customer-queries.ts'
import { listDayFigures, listDayOperators, listDayServices, listSummedDays } from './day-queries.ts'
import type { Costs } from './order-costs.ts'
import { sumDayFigures } from './sum-day.ts'
import { type OperatorDay, sumDayOperators } from './sum-day-operators.ts'
import { type ServiceDay, sumDayOrders } from './sum-day-orders.ts'

const EXAMPLES = 5

/** Compares the sums of closed days with entries, orders and the audit log, day by day and row by row. */
export async function checkDaySums(tx: Tx): Promise<Checked> {
  const differing: Difference[] = []
  for (const { day, timeZone } of await listSummedDays(tx)) {
    const stored = rowsOf(await readStored(tx, day, timeZone))
    const made = rowsOf(await makeAgain(tx, day, timeZone))
    for (const [key, { about }] of new Map([...stored, ...made])) {
      const figures = compareSums(stored.get(key)?.sums ?? {}, made.get(key)?.sums ?? {})
      if (figures.length > 0) differing.push({ about: [{ kind: 'day', id: day }, ...about], fault: null, figures })
    }
  }
  const differences = await withPaths(tx, differing.slice(0, EXAMPLES))
  return { name: 'day-sums-equal-entries', found: differing.length, differences }
}

/** Days store customers by account number; this adds the paths that other pages use. */
async function withPaths(tx: Tx, differences: readonly Difference[]): Promise<Difference[]> {
  const accounts = differences.flatMap((it) => it.about).filter((it) => it.kind === 'account')
  const customers = await customersOfAccounts(tx, accounts.map((it) => Number(it.id)).filter(Number.isInteger))
  const named = (it: Subject): Subject => {
    const customer = it.kind === 'account' && customers.get(Number(it.id))
    return customer ? { ...it, id: customerAccount(customer) } : it
  }
  return differences.map((it) => ({ ...it, about: it.about.map(named) }))
}

type Compared = {
  figures: readonly FigureSum[]
  services: readonly ServiceDay[]
  customers: readonly (Costs & { accountId: number | string })[]
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
    customers: customers.map((it) => ({
      ...it,
      accountId: accounts.get(it.customerId) ?? customerAccount(it.customerId),
    })),
    operators: await sumDayOperators(tx, span, timeZone),
  }
}

type Row = { about: Subject[]; sums: Sums }

/** The rows of a day by their subject. */
function rowsOf({ figures, services, customers, operators }: Compared): Map<string, Row> {
  const rows: Row[] = [
    ...figures.map(({ account, figure, amount, entries }): Row => {
      const about: Subject[] = [
        { kind: 'account', id: account },
        { kind: 'line', id: figure },
      ]
      return { about, sums: { sum: amount, entries } }
    }),
    ...services.map(({ serviceId, refunds, commissions, orders, sales, cost, uncosted }): Row => {
      const sums = { orders, sales, refunded: refunds, earned: commissions, cost, uncosted }
      return { about: [{ kind: 'service', id: serviceId }], sums }
    }),
    ...customers.map(({ accountId, cost, uncosted }): Row => {
      return { about: [{ kind: 'account', id: String(accountId) }], sums: { cost, uncosted } }
    }),
    ...operators.map(
      ({ operatorId, delivered, deliveredAmount, returned, cost, uncosted, credited, refunded }): Row => {
        const sums = { delivered, deliveredAmount, returned, cost, uncosted, credited, refunded }
        return { about: [{ kind: 'operator', id: operatorId }], sums }
      },
    ),
  ]
  return new Map(rows.map((it) => [it.about.map(({ kind, id }) => `${kind} ${id}`).join(), it]))
}
