import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount } from './accounts.ts'
import { collectDebts } from './post.ts'

/** Makes other reversals of the same transaction wait, so they see the result. Take this lock before all others. */
export async function lockReversal(tx: Tx, code: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`ledger.reverse ${code}`}, 0))`)
}

/**
 * Reverses a credit or a debit, once. Returns the amount that the customer owes because it is spent, or null after an
 * earlier reversal.
 */
export async function reverse(tx: Tx, code: string, reason: string): Promise<number | null> {
  const codes = [makeCode('TX-', 9), makeCode('TX-', 9)]
  const { owed } = await tx.get<{ owed: number | null }>(
    sql`select ${callFunction('ledger.reverse', { code, codes, reason })} as owed`,
  )
  if (owed === null) return null
  const { path } = await tx.get<{ path: string }>(sql`
    select a.path from ledger.transactions t join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.balance is not null where t.code = ${code}`)
  // A returned debit is new money, which pays debts first.
  await collectDebts(tx, path)
  return owed
}

type Taking = { kind: string; reference: string; details: Record<string, unknown>; to: string; amount: number }

/**
 * Takes money back from a customer, once. Returns the amount owed because it is spent, or null after an earlier call.
 */
export async function takeBack(tx: Tx, customerId: string, it: Taking): Promise<number | null> {
  const codes = [makeCode('TX-', 9), makeCode('TX-', 9)]
  const taken = callFunction('ledger.take_back', { ...it, codes, from: customerAccount(customerId) })
  return (await tx.get<{ owed: number | null }>(sql`select ${taken} as owed`)).owed
}

/** The amounts that customers still owe after reversals. Leaves out customers without debts. */
export async function findOwedBy(tx: Reader, customerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ customerId: string; owed: number }>(sql`
    select split_part(a.path, ':', 2) as "customerId", sum(d.amount - d.paid)::bigint as owed
    from ledger.debts d join ledger.accounts a on a.id = d.account_id
    where a.path = any (${customerIds.map(customerAccount)}::text[]) and d.paid < d.amount group by a.path`)
  return new Map(rows.map((it) => [it.customerId, it.owed]))
}

/** The amount that a customer still owes after reversals. */
export async function findOwed(tx: Reader, customerId: string): Promise<number> {
  const { owed } = await tx.get<{ owed: number }>(sql`
    select coalesce(sum(d.amount - d.paid), 0)::bigint as owed
    from ledger.debts d join ledger.accounts a on a.id = d.account_id
    where a.path = ${customerAccount(customerId)} and d.paid < d.amount`)
  return owed
}
