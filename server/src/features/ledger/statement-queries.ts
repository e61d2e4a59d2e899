import type { Transaction } from '@runmart/contract/ledger'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount } from './accounts.ts'
import { transactionsOf } from './queries.ts'

type Between = { since: string; before: string }

const accountOf = (customerId: string) =>
  sql<number>`(select id from ledger.accounts where path = ${customerAccount(customerId)})`

/**
 * A customer's balance at a time. Among concurrent postings, a later one may have begun earlier. So this subtracts
 * later movements from the balance after the last one. No posting transaction takes an hour.
 */
export async function sumBefore(tx: Tx, customerId: string, time: string): Promise<number> {
  const found = await tx.find<{ sum: number }>(sql`
    with last as (
      select id, balance_after from ledger.entries
      where account_id = ${accountOf(customerId)} and created_at < ${time}::timestamptz order by id desc limit 1)
    select last.balance_after - coalesce((select sum(e.amount) from ledger.entries e
      where e.account_id = ${accountOf(customerId)} and e.id < last.id and e.created_at >= ${time}::timestamptz
        and e.id > coalesce((select b.id from ledger.entries b where b.account_id = ${accountOf(customerId)}
          and b.created_at < ${time}::timestamptz - interval '1 hour' order by b.id desc limit 1), 0)
    ), 0)::bigint as sum from last`)
  return found?.sum ?? 0
}

/** The totals and numbers of credits and debits between two times. */
export function sumSpan(
  tx: Tx,
  customerId: string,
  { since, before }: Between,
): Promise<{ in: number; out: number; total: number }> {
  return tx.get<{ in: number; out: number; total: number }>(sql`
    select coalesce(sum(amount) filter (where amount > 0), 0)::bigint as "in",
      coalesce(-sum(amount) filter (where amount < 0), 0)::bigint as "out", count(*)::int as total
    from ledger.entries where account_id = ${accountOf(customerId)}
      and created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz`)
}

/** Transactions between two times, oldest first, at most `limit`. */
export function listOldestFirst(
  tx: Tx,
  customerId: string,
  { since, before }: Between,
  limit: number,
): Promise<Transaction[]> {
  return tx.all(
    transactionsOf(customerId)
      .where('e.createdAt', '>=', since)
      .where('e.createdAt', '<', before)
      .orderBy('e.id')
      .limit(limit),
  )
}
