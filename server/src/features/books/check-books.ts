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
 * Checks the books and keeps what was found, and how long it took, for the pages of operators. Who asks while a check runs on this
 * node waits for that one: it reads everything.
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

/** Checks the books and names what differs; run it in a snapshot, so that all of it is from one instant. */
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

/** The inbox and the ledger agree: as many credits, and as much money. */
async function transfersEqualCredits(tx: Tx): Promise<Checked> {
  const [recorded, posted] = [await sumCredited(tx), await sumOutsideCredits(tx)]
  const sums = (it: typeof posted) => ({ credits: it.count, credited: it.amount })
  return compared('transfers-equal-credits', sums(recorded), sums(posted), recorded.count - posted.count)
}

/** Orders and the ledger agree: as many charges, as much money charged and refunded. */
async function ordersEqualCharges(tx: Tx): Promise<Checked> {
  const [recorded, posted] = [await sumOrders(tx), await sumOrderMoney(tx)]
  const sums = (it: typeof posted) => ({ charges: it.count, charged: it.charged, refunded: it.refunded })
  return compared('orders-equal-charges', sums(recorded), sums(posted), recorded.count - posted.count)
}

/** Orders and the stocks agree on what was handed out, and each stock on where its items are. */
async function goodsEqualOrders(tx: Tx): Promise<Checked> {
  const { goods } = await sumOrders(tx)
  const { differences } = compared('goods-equal-orders', { handedOut: await countHandedOut(tx) }, { handedOut: goods })
  for (const { serviceId: id, has, should } of await listDifferingPools(tx))
    differences.push({ about: [{ kind: 'service', id }], fault: null, figures: compareSums(has, should) })
  return listed('goods-equal-orders', differences)
}

/** Commissions and the ledger agree on what referrers were paid. */
async function commissionsEqualPostings(tx: Tx): Promise<Checked> {
  return compared('commissions-equal-postings', { paid: await sumPaid(tx) }, { paid: await sumCommissions(tx) })
}

/** Payouts and the ledger agree on what waits to be paid and what was sent. */
async function payoutsEqualPostings(tx: Tx): Promise<Checked> {
  return compared('payouts-equal-postings', await sumPayouts(tx), await sumPayoutMoney(tx))
}

/** Partners' shares follow from what their orders kept, and the ledger holds and gave as much for each. */
async function sharesEqualPostings(tx: Tx): Promise<Checked> {
  return { name: 'shares-equal-postings', ...(await listShareDifferences(tx, EXAMPLES)) }
}

/** Orders at suppliers and the ledger agree on what each of these cost, and by how many postings it was told. */
async function supplierCostsEqualPostings(tx: Tx): Promise<Checked> {
  return { name: 'supplier-costs-equal-postings', ...(await listSupplierCostDifferences(tx, EXAMPLES)) }
}

/** The ledger has of every supplier what was paid in there and what it charged, and nothing besides. */
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

/** All that differs, with the first of it. */
function listed(name: Checked['name'], all: readonly Difference[]): Checked {
  return { name, found: all.length, differences: all.slice(0, EXAMPLES) }
}

/** Whether these sums of all agree, and of how many things they are apart, if that is known. */
function compared(name: Checked['name'], has: Sums, should: Sums, apart = 0): Checked {
  const figures = compareSums(has, should)
  if (figures.length === 0) return listed(name, [])
  return { name, found: Math.max(1, Math.abs(apart)), differences: [{ about: [], fault: null, figures }] }
}

/** What lies at each supplier, by the ledger. */
function balancesOf(suppliers: readonly SupplierSums[], posted: readonly SupplierPostings[]): Books['suppliers'] {
  const names = new Map(suppliers.map((it) => [it.id, it.name]))
  return posted
    .filter((it) => it.balance !== 0)
    .map(({ supplierId: id, balance }) => ({ id, name: names.get(id) ?? id, balance }))
    .sort((a, b) => a.balance - b.balance)
}

/** What is held for each partner, by the ledger. */
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

/** `balanceAfter` is "balance after". */
function words(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}
