import type { api } from '@runmart/contract'
import type { Customer } from '@runmart/contract/accounts'
import { balancesOf } from '#features/ledger/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { searchUsers } from './user-queries.ts'

/** Customers whose name, address or id matches, for operators. */
export async function findCustomers(
  tx: Tx,
  { query }: HandlerInput<typeof api.accounts.customers>,
): Promise<Result<{ items: Customer[]; total: number; page: number; limit: number }>> {
  const { items, total } = await searchUsers(tx, query)
  const balances = await balancesOf(
    tx,
    items.map((it) => it.id),
  )
  const { page, limit } = query
  return { data: { items: items.map((it) => ({ ...it, balance: balances.get(it.id) ?? 0 })), total, page, limit } }
}
