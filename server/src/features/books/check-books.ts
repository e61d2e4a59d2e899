import type { BookCheck, Books } from '@runmart/contract/ledger'
import { referencesCreditedTwice, sumCredited } from '#features/deposits/index.ts'
import { checkLedger, sumAccounts, sumCommissions, sumOrderMoney, sumOutsideCredits } from '#features/ledger/index.ts'
import { sumOrders } from '#features/orders/index.ts'
import { sumPaid } from '#features/referrals/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const EXAMPLES = 5

/** Proves the books and names what differs; run it in a snapshot, so that all of it is from one instant. */
export async function checkBooks(tx: Tx): Promise<Books> {
  const checks = [
    ...(await checkLedger(tx)),
    await onePerPayment(tx),
    await transfersEqualCredits(tx),
    await ordersEqualCharges(tx),
    await commissionsEqualPostings(tx),
  ]
  const { checkedAt } = await tx.get<{ checkedAt: string }>(sql`select now() as "checkedAt"`)
  return { checkedAt, ok: checks.every((check) => check.found === 0), checks, ...(await sumAccounts(tx)) }
}

async function onePerPayment(tx: Tx): Promise<BookCheck> {
  const twice = await referencesCreditedTwice(tx)
  return { name: 'one-credit-per-payment', found: twice.length, examples: twice.slice(0, EXAMPLES) }
}

/** The inbox and the ledger tell the same story: as many credits, and as much money. */
async function transfersEqualCredits(tx: Tx): Promise<BookCheck> {
  const [told, posted] = [await sumCredited(tx), await sumOutsideCredits(tx)]
  const agree = told.count === posted.count && told.amount === posted.amount
  const example = `the inbox credited ${told.count} transfers with ${told.amount}, the ledger ${posted.count} with ${posted.amount}`
  return {
    name: 'transfers-equal-credits',
    found: agree ? 0 : Math.max(1, Math.abs(told.count - posted.count)),
    examples: agree ? [] : [example],
  }
}

/** Orders and the ledger tell the same story: as many charges, as much money taken and given back. */
async function ordersEqualCharges(tx: Tx): Promise<BookCheck> {
  const [told, posted] = [await sumOrders(tx), await sumOrderMoney(tx)]
  const agree = told.count === posted.count && told.charged === posted.charged && told.refunded === posted.refunded
  const words = (it: typeof told) => `${it.count} charges of ${it.charged}, of which ${it.refunded} went back`
  return {
    name: 'orders-equal-charges',
    found: agree ? 0 : Math.max(1, Math.abs(told.count - posted.count)),
    examples: agree ? [] : [`orders tell of ${words(told)}; the ledger of ${words(posted)}`],
  }
}

/** Commissions and the ledger tell the same story of what referrers were paid. */
async function commissionsEqualPostings(tx: Tx): Promise<BookCheck> {
  const [told, posted] = [await sumPaid(tx), await sumCommissions(tx)]
  const example = `commissions tell of ${told} that was paid; the ledger of ${posted}`
  const differ = told !== posted
  return { name: 'commissions-equal-postings', found: differ ? 1 : 0, examples: differ ? [example] : [] }
}
