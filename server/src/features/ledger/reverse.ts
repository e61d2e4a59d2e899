import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount } from './accounts.ts'

/** Lets whoever else reverses the same transaction wait, and then see that it is done. Taken before all other locks. */
export async function lockReversal(tx: Tx, code: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger.reverse ${code}`}, 0))`)
}

/** Takes a credit back, once: returns what is owed because it was spent, or null when it was taken back before. */
export async function reverse(tx: Tx, code: string, reason: string): Promise<number | null> {
  const codes = [makeCode('TX-', 9), makeCode('TX-', 9)]
  const { owed } = await tx.get<{ owed: number | null }>(
    sql`select ${callFunction('ledger.reverse', { code, codes, reason })} as owed`,
  )
  return owed
}

/** What a customer still owes after reversals. */
export async function findOwed(tx: Reader, customerId: string): Promise<number> {
  const { owed } = await tx.get<{ owed: number }>(sql`
    select coalesce(sum(d.amount - d.paid), 0)::bigint as owed
    from ledger.debts d join ledger.accounts a on a.id = d.account_id
    where a.path = ${customerAccount(customerId)} and d.paid < d.amount`)
  return owed
}
