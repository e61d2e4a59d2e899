import type { Books } from '@runmart/contract/books'
import { usernamesOf } from '#features/accounts/index.ts'
import { referencesCreditedTwice, sumCredited } from '#features/deposits/index.ts'
import {
  type Checked,
  checkLedger,
  compareSums,
  type Difference,
  type Sums,
  type SupplierPostings,
  sumAccounts,
  sumCommissions,
  sumOrderMoney,
  sumOutsideCredits,
  sumPayoutMoney,
  sumSupplierMoney,
} from '#features/ledger/index.ts'
import { sumOrders } from '#features/orders/index.ts'
import { sumPayouts } from '#features/payouts/index.ts'
import { sumPaid } from '#features/referrals/index.ts'
import { checkDaySums } from '#features/reports/index.ts'
import { countHandedOut, listDifferingPools } from '#features/stock/index.ts'
import { type SupplierSums, sumSuppliers } from '#features/suppliers/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import {
  type CheckedBooks,
  listShareDifferences,
  listSupplierCostDifferences,
  saveCheck,
  sumHeldShares,
} from './queries.ts'

const EXAMPLES = 5

const running = new WeakMap<Transactions, Promise<CheckedBooks>>()

/**
 * Checks the books and stores result and duration for the pages of operators. Callers share a running check of this
 * node, because a check reads all orders.
 */
export function checkAndKeep(db: Transactions): Promise<CheckedBooks> {
  const check = running.get(db) ?? checkOnce(db).finally(() => running.delete(db))
  running.set(db, check)
  return check
}

async function checkOnce(db: Transactions): Promise<CheckedBooks> {
  const begun = performance.now()
  const books = await db.snapshot(checkBooks)
  const tookMs = Math.round(performance.now() - begun)
  await db.transaction((tx) => saveCheck(tx, books, tookMs))
  return books
}

/** Checks the books and lists all differences; run it in a snapshot, so that all sums share one instant. */
export async function checkBooks(tx: Tx): Promise<CheckedBooks> {
  const [suppliers, posted] = [await sumSuppliers(tx), await sumSupplierMoney(tx)]
  const checked = [
    ...(await checkLedger(tx)),
    await onePerPayment(tx),
    await transfersEqualCredits(tx),
    await ordersEqualCharges(tx),
    await goodsEqualOrders(tx),
    await commissionsEqualPostings(tx),
    await payoutsEqualPostings(tx),
    await sharesEqualPostings(tx),
    await supplierCostsEqualPostings(tx),
    supplierAccountsEqualPostings(suppliers, posted),
    await checkDaySums(tx),
  ]
  const { checkedAt } = await tx.get<{ checkedAt: string }>(sql`select now() as "checkedAt"`)
  const ok = checked.every((check) => check.found === 0)
  const checks = checked.map((it) => ({ ...it, examples: it.differences.map(formatDifference) }))
  const parts = { suppliers: balancesOf(suppliers, posted), partners: await heldOf(tx) }
  return { checkedAt, ok, checks, ...(await sumAccounts(tx)), ...parts }
}

async function onePerPayment(tx: Tx): Promise<Checked> {
  const twice = await referencesCreditedTwice(tx)
  return listed(
    'one-credit-per-payment',
    twice.map((id) => ({ about: [{ kind: 'payment', id }], fault: 'creditedTwice', figures: [] })),
  )
}

/** Compares the number and the sum of credits in the inbox and in the ledger. */
async function transfersEqualCredits(tx: Tx): Promise<Checked> {
  const [recorded, posted] = [await sumCredited(tx), await sumOutsideCredits(tx)]
  const sums = (it: typeof posted) => ({ credits: it.count, credited: it.amount })
  return compared('transfers-equal-credits', sums(recorded), sums(posted), recorded.count - posted.count)
}

/** Compares the number and the sum of charges and refunds in the orders and in the ledger. */
async function ordersEqualCharges(tx: Tx): Promise<Checked> {
  const [recorded, posted] = [await sumOrders(tx), await sumOrderMoney(tx)]
  const sums = (it: typeof posted) => ({ charges: it.count, charged: it.charged, refunded: it.refunded })
  return compared('orders-equal-charges', sums(recorded), sums(posted), recorded.count - posted.count)
}

/** Compares the handed-out items of orders and stocks, and the items of each stock with its counters. */
async function goodsEqualOrders(tx: Tx): Promise<Checked> {
  const { goods } = await sumOrders(tx)
  const { differences } = compared('goods-equal-orders', { handedOut: await countHandedOut(tx) }, { handedOut: goods })
  for (const { serviceId: id, has, should } of await listDifferingPools(tx))
    differences.push({ about: [{ kind: 'service', id }], fault: null, figures: compareSums(has, should) })
  return listed('goods-equal-orders', differences)
}

/** Compares the referrers' commissions with the postings of the ledger. */
async function commissionsEqualPostings(tx: Tx): Promise<Checked> {
  return compared('commissions-equal-postings', { paid: await sumPaid(tx) }, { paid: await sumCommissions(tx) })
}

/** Compares open and paid payouts with the ledger. */
async function payoutsEqualPostings(tx: Tx): Promise<Checked> {
  return compared('payouts-equal-postings', await sumPayouts(tx), await sumPayoutMoney(tx))
}

/** Compares partners' shares with the kept amounts of their orders, and with the ledger's postings for each. */
async function sharesEqualPostings(tx: Tx): Promise<Checked> {
  return { name: 'shares-equal-postings', ...(await listShareDifferences(tx, EXAMPLES)) }
}

/** Compares the cost of each order at a supplier with the ledger, and the number of its postings. */
async function supplierCostsEqualPostings(tx: Tx): Promise<Checked> {
  return { name: 'supplier-costs-equal-postings', ...(await listSupplierCostDifferences(tx, EXAMPLES)) }
}

/** Compares payments and charges of each supplier with the ledger, and expects no other postings there. */
function supplierAccountsEqualPostings(
  suppliers: readonly SupplierSums[],
  posted: readonly SupplierPostings[],
): Checked {
  const nothing = { balance: 0, paidIn: 0, cost: 0, postings: 0 }
  const byPostings = new Map(posted.map(({ supplierId, ...sums }) => [supplierId, sums]))
  const known = suppliers.map(({ id, paidIn, cost, postings }): Difference => {
    const noted = { balance: cost - paidIn, paidIn, cost, postings }
    const figures = compareSums(noted, byPostings.get(id) ?? nothing)
    byPostings.delete(id)
    return { about: [{ kind: 'supplier', id }], fault: null, figures }
  })
  const unknown = [...byPostings].map(([id, sums]): Difference => {
    return { about: [{ kind: 'supplier', id }], fault: 'unknownSupplier', figures: compareSums(nothing, sums) }
  })
  return listed('supplier-accounts-equal-postings', [...known.filter((it) => it.figures.length > 0), ...unknown])
}

/** All differences, cut to the first examples. */
function listed(name: Checked['name'], all: readonly Difference[]): Checked {
  return { name, found: all.length, differences: all.slice(0, EXAMPLES) }
}

/** Compares total sums; `apart` is the number of differing items, if known. */
function compared(name: Checked['name'], has: Sums, should: Sums, apart = 0): Checked {
  const figures = compareSums(has, should)
  if (figures.length === 0) return listed(name, [])
  return { name, found: Math.max(1, Math.abs(apart)), differences: [{ about: [], fault: null, figures }] }
}

/** The shop's balance at each supplier, by the ledger. */
function balancesOf(suppliers: readonly SupplierSums[], posted: readonly SupplierPostings[]): Books['suppliers'] {
  const names = new Map(suppliers.map((it) => [it.id, it.name]))
  return posted
    .filter((it) => it.balance !== 0)
    .map(({ supplierId: id, balance }) => ({ id, name: names.get(id) ?? id, balance }))
    .sort((a, b) => a.balance - b.balance)
}

/** The amount held for each partner, by the ledger. */
async function heldOf(tx: Tx): Promise<Books['partners']> {
  const held = await sumHeldShares(tx)
  const names = await usernamesOf(tx, held.map((it) => it.partnerId).filter(isUuid))
  return held.map(({ partnerId: id, held: balance }) => ({ id, name: names.get(id) ?? id, balance }))
}

/** A difference in English, for the log and the command line: `house:sales: balance 5 instead of 7`. */
function formatDifference({ about, fault, figures }: Difference): string {
  const said = figures.map(
    ({ name, has, should }) => `${words(name)} ${has}${should === null ? '' : ` instead of ${should}`}`,
  )
  const what = [...(fault ? [words(fault)] : []), ...said].join(', ')
  return about.length > 0 ? `${about.map((it) => it.id).join(' ')}: ${what}` : what
}

/** Turns `balanceAfter` into "balance after". */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
