import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorTransaction } from '@runmart/contract/reversals'
import { getCustomer } from '#features/accounts/index.ts'
import { listReversible } from '#features/deposits/index.ts'
import {
  findOwed,
  findPosted,
  findTotals,
  listPosted,
  listPostedNamed,
  type PostedTransaction,
} from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { isPostedByHand } from './reverse-transaction.ts'

/** A customer's transactions as an operator sees them. */
export async function listCustomerTransactions(
  tx: Tx,
  { params, query, caller }: HandlerInput<typeof api.reversals.transactions>,
): Promise<Result<DataOf<typeof api.reversals.transactions>>> {
  const { page, limit, q } = query
  const part = { limit, offset: (page - 1) * limit }
  const holdings = await getHoldings(tx, params.id)
  const { id } = holdings.customer
  const { items, total } = q ? await listPostedNamed(tx, id, q, part) : await listPosted(tx, id, part)
  const isOwn = id === caller.userId
  return { data: { items: await withReversible(tx, items, isOwn), total, page, limit, ...holdings } }
}

/** Returns one transaction, and the effect of its reversal on the balance. */
export async function getTransactionForOperator(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.reversals.transaction>,
): Promise<Result<DataOf<typeof api.reversals.transaction>>> {
  const found = await findPosted(tx, params.code)
  if (!found) throw new Refusal('NOT_FOUND')
  const [transaction] = await withReversible(tx, [found.posted], found.customerId === caller.userId)
  if (!transaction) throw new Error('A transaction is missing')
  return { data: { transaction, ...(await getHoldings(tx, found.customerId)) } }
}

async function getHoldings(tx: Tx, customerId: string) {
  const { id, username } = await getCustomer(tx, customerId)
  const { balance } = await findTotals(tx, id)
  return { customer: { id, username }, balance, owed: await findOwed(tx, id) }
}

/** Marks the transactions of one person that the caller can reverse. Operators cannot reverse their own. */
async function withReversible(
  tx: Tx,
  posted: readonly PostedTransaction[],
  isOwn: boolean,
): Promise<OperatorTransaction[]> {
  const transfers = posted.filter((it) => it.postedAs === 'bank_deposit' || it.postedAs === 'crypto_deposit')
  const decided = await listReversible(
    tx,
    transfers.map((it) => it.reference),
  )
  return posted.map(({ postedAs, reference, isByHand, isForDelivered: _, ...transaction }) => {
    const isByPeople = isPostedByHand(postedAs) || (postedAs === 'refund' ? isByHand : decided.has(reference))
    return { ...transaction, isReversible: isByPeople && !isOwn && transaction.reversedBy === null }
  })
}
