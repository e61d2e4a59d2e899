import type { api } from '@runmart/contract'
import { MAX_STATEMENT_ITEMS, type Statement } from '@runmart/contract/ledger'
import { monthSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { nameTransactions } from './name-transactions.ts'
import { listOldestFirst, sumBefore, sumSpan } from './statement-queries.ts'

/** A month of the caller, in the caller's time zone. One snapshot: the sums match the list while postings go on. */
export async function showStatement(
  tx: Tx,
  {
    params: { month },
    caller: { userId: customerId, timeZone },
    request: { language },
  }: HandlerInput<typeof api.ledger.statement>,
  shop: Shop,
): Promise<Result<Statement>> {
  const span = monthSpan(month, timeZone)
  const opening = await sumBefore(tx, customerId, span.since)
  const sums = await sumSpan(tx, customerId, span)
  const listed = await listOldestFirst(tx, customerId, span, MAX_STATEMENT_ITEMS)
  let balance = opening
  const running = listed.map((it) => {
    balance += it.amount
    return { ...it, balanceAfter: balance }
  })
  const items = await nameTransactions(tx, { customerId, language }, running, shop)
  return { data: { month, timeZone, opening, ...sums, closing: opening + sums.in - sums.out, items } }
}
