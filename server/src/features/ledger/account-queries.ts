import { callFunction } from '#platform/db/call-function.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount } from './accounts.ts'

export type Totals = { balance: number; deposited: number; earned: number; shared: number }

/** A customer's balance, and the totals of deposits, commissions and partner's shares. */
export async function findTotals(tx: Reader, customerId: string): Promise<Totals> {
  const account = await tx.find(
    query
      .selectFrom('ledger.accounts')
      .select(['balance', 'deposited', 'earned', 'shared'])
      .where('path', '=', customerAccount(customerId)),
  )
  const { balance, deposited = 0, earned = 0, shared = 0 } = account ?? {}
  return { balance: balance ?? 0, deposited, earned, shared }
}

/** Locks a customer's balance until the transaction ends, so no other transaction spends or credits meanwhile. */
export async function lockAccount(tx: Tx, customerId: string): Promise<void> {
  await tx.run(sql`select ${callFunction('ledger.lock_accounts', { paths: [customerAccount(customerId)] })}`)
}

const accountsOf = (customerIds: readonly string[]) =>
  query.selectFrom('ledger.accounts').where('path', '=', sql<string>`any (${customerIds.map(customerAccount)}::text[])`)

/** The balances that these customers may spend. */
export async function balancesOf(tx: Tx, customerIds: readonly string[]): Promise<Map<string, number>> {
  const byPath = new Map(customerIds.map((id) => [customerAccount(id), id]))
  const rows = await tx.all(accountsOf(customerIds).select(['path', 'balance']))
  return new Map(rows.map((row) => [byPath.get(row.path) ?? '', row.balance ?? 0]))
}
