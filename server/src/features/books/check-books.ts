import type { BookCheck, Books } from '@runmart/contract/ledger'
import { usernamesOf } from '#features/accounts/index.ts'
import { referencesCreditedTwice, sumCredited } from '#features/deposits/index.ts'
import {
  checkLedger,
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
import { listDifferingShares, listDifferingSupplierCosts, saveCheck, sumHeldShares } from './queries.ts'

const EXAMPLES = 5

const running = new WeakMap<Transactions, Promise<Books>>()

/**
 * Checks the books and keeps what was found, and how long it took, for the pages of operators. Who asks while a check runs on this
 * node waits for that one: it reads everything.
 */
export function checkAndKeep(db: Transactions): Promise<Books> {
  const check = running.get(db) ?? checkOnce(db).finally(() => running.delete(db))
  running.set(db, check)
  return check
}

async function checkOnce(db: Transactions): Promise<Books> {
  const begun = performance.now()
  const books = await db.snapshot(checkBooks)
  const tookMs = Math.round(performance.now() - begun)
  await db.transaction((tx) => saveCheck(tx, books, tookMs))
  return books
}

/** Checks the books and names what differs; run it in a snapshot, so that all of it is from one instant. */
export async function checkBooks(tx: Tx): Promise<Books> {
  const [suppliers, posted] = [await sumSuppliers(tx), await sumSupplierMoney(tx)]
  const checks = [
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
  const ok = checks.every((check) => check.found === 0)
  const parts = { suppliers: balancesOf(suppliers, posted), partners: await heldOf(tx) }
  return { checkedAt, ok, checks, ...(await sumAccounts(tx)), ...parts }
}

async function onePerPayment(tx: Tx): Promise<BookCheck> {
  const twice = await referencesCreditedTwice(tx)
  return { name: 'one-credit-per-payment', found: twice.length, examples: twice.slice(0, EXAMPLES) }
}

/** The inbox and the ledger agree: as many credits, and as much money. */
async function transfersEqualCredits(tx: Tx): Promise<BookCheck> {
  const [recorded, posted] = [await sumCredited(tx), await sumOutsideCredits(tx)]
  const agree = recorded.count === posted.count && recorded.amount === posted.amount
  const example = `the inbox credited ${recorded.count} transfers with ${recorded.amount}, the ledger ${posted.count} with ${posted.amount}`
  return {
    name: 'transfers-equal-credits',
    found: agree ? 0 : Math.max(1, Math.abs(recorded.count - posted.count)),
    examples: agree ? [] : [example],
  }
}

/** Orders and the ledger agree: as many charges, as much money charged and refunded. */
async function ordersEqualCharges(tx: Tx): Promise<BookCheck> {
  const [recorded, posted] = [await sumOrders(tx), await sumOrderMoney(tx)]
  const agree =
    recorded.count === posted.count && recorded.charged === posted.charged && recorded.refunded === posted.refunded
  const words = (it: typeof posted) => `${it.count} charges of ${it.charged}, of which ${it.refunded} went back`
  return {
    name: 'orders-equal-charges',
    found: agree ? 0 : Math.max(1, Math.abs(recorded.count - posted.count)),
    examples: agree ? [] : [`orders tell of ${words(recorded)}; the ledger of ${words(posted)}`],
  }
}

/** Orders and the stocks agree on what was handed out, and each stock on where its items are. */
async function goodsEqualOrders(tx: Tx): Promise<BookCheck> {
  const { goods } = await sumOrders(tx)
  const handedOut = await countHandedOut(tx)
  const differing = await listDifferingPools(tx)
  const examples = [
    ...(goods === handedOut ? [] : [`orders tell of ${goods} items; the stocks of ${handedOut}`]),
    ...differing,
  ]
  return { name: 'goods-equal-orders', found: examples.length, examples: examples.slice(0, EXAMPLES) }
}

/** Commissions and the ledger agree on what referrers were paid. */
async function commissionsEqualPostings(tx: Tx): Promise<BookCheck> {
  const [recorded, posted] = [await sumPaid(tx), await sumCommissions(tx)]
  const example = `commissions tell of ${recorded} that was paid; the ledger of ${posted}`
  const differ = recorded !== posted
  return { name: 'commissions-equal-postings', found: differ ? 1 : 0, examples: differ ? [example] : [] }
}

/** Payouts and the ledger agree on what waits to be paid and what was sent. */
async function payoutsEqualPostings(tx: Tx): Promise<BookCheck> {
  const [recorded, posted] = [await sumPayouts(tx), await sumPayoutMoney(tx)]
  const differ = recorded.waiting !== posted.waiting || recorded.paid !== posted.paid
  const words = (it: typeof posted) => `${it.waiting} that waits and ${it.paid} that was paid`
  return {
    name: 'payouts-equal-postings',
    found: differ ? 1 : 0,
    examples: differ ? [`payouts tell of ${words(recorded)}; the ledger of ${words(posted)}`] : [],
  }
}

/** Partners' shares follow from what their orders kept, and the ledger holds and gave as much for each. */
async function sharesEqualPostings(tx: Tx): Promise<BookCheck> {
  return { name: 'shares-equal-postings', ...(await listDifferingShares(tx, EXAMPLES)) }
}

/** Orders at suppliers and the ledger agree on what each of these cost, and by how many postings it was told. */
async function supplierCostsEqualPostings(tx: Tx): Promise<BookCheck> {
  return { name: 'supplier-costs-equal-postings', ...(await listDifferingSupplierCosts(tx, EXAMPLES)) }
}

/** The ledger has of every supplier what was paid in there and what it charged, and nothing besides. */
function supplierAccountsEqualPostings(
  suppliers: readonly SupplierSums[],
  posted: readonly SupplierPostings[],
): BookCheck {
  const nothing = { balance: 0, paidIn: 0, cost: 0, postings: 0 }
  const known = new Map(posted.map((it) => [it.supplierId, it]))
  const words = (it: Omit<SupplierSums, 'id' | 'name'>) =>
    `${it.paidIn} paid in and ${it.cost} charged by ${it.postings} postings`
  const examples = suppliers.flatMap((it) => {
    const theirs = known.get(it.id) ?? nothing
    known.delete(it.id)
    const agree = words(it) === words(theirs) && theirs.balance === it.cost - it.paidIn
    return agree ? [] : [`${it.name}: suppliers tell of ${words(it)}; the ledger of ${words(theirs)}`]
  })
  for (const it of known.values()) examples.push(`the ledger has ${it.balance} of an unknown supplier ${it.supplierId}`)
  return {
    name: 'supplier-accounts-equal-postings',
    found: examples.length,
    examples: examples.slice(0, EXAMPLES),
  }
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
