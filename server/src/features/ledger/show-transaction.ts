import type { api } from '@runmart/contract'
import type { NamedTransaction } from '@runmart/contract/ledger'
import type { Reader } from '#platform/db/reader.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { nameTransactions } from './name-transactions.ts'
import { findTransaction } from './queries.ts'

/** One of the caller's transactions; the API answers NOT_FOUND for those of others. */
export async function showTransaction(
  reader: Reader,
  { params, caller: { userId: customerId }, request: { language } }: HandlerInput<typeof api.ledger.transaction>,
  shop: Shop,
): Promise<Result<{ transaction: NamedTransaction }>> {
  const found = await findTransaction(reader, customerId, params.code)
  const [transaction] = await nameTransactions(reader, { customerId, language }, found ? [found] : [], shop)
  if (!transaction) throw new Refusal('NOT_FOUND')
  return { data: { transaction } }
}
