import type { Transaction } from '@runmart/contract/ledger'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { available } from './accounts.ts'

export type Totals = { balance: number; deposited: number; earned: number }

/** A customer's balance, and all he ever deposited and earned. */
export async function findTotals(tx: Tx, customerId: string): Promise<Totals> {
  const totals = await tx.find<Totals>(sql`
    select a.balance,
      coalesce(sum(e.amount) filter (where t.kind in ('deposit', 'bank_deposit', 'crypto_deposit')), 0)::bigint as deposited,
      coalesce(sum(e.amount) filter (where t.kind = 'commission'), 0)::bigint as earned
    from ledger.accounts a
    left join ledger.entries e on e.account_id = a.id
    left join ledger.transactions t on t.id = e.transaction_id
    where a.path = ${available(customerId)} group by a.id`)
  return totals ?? { balance: 0, deposited: 0, earned: 0 }
}

/** The newest movements of a customer's balance. */
export function latestTransactions(tx: Tx, customerId: string, limit: number): Promise<Transaction[]> {
  return tx.all<Transaction>(sql`
    select t.id::text, t.code as "transactionCode", t.kind as type, 'success' as status, e.amount,
      e.balance_after as "balanceAfter", t.created_at as "createdAt",
      t.details->>'transferContent' as "transferContent", t.details->>'exchangeRate' as "exchangeRate",
      t.details->>'originalAmount' as "originalAmount", t.details->>'originalCurrency' as "originalCurrency",
      t.details->>'orderCode' as "orderCode", coalesce(t.details->>'description', '') as description
    from ledger.entries e
    join ledger.accounts a on a.id = e.account_id
    join ledger.transactions t on t.id = e.transaction_id
    where a.path = ${available(customerId)} order by e.id desc limit ${limit}`)
}

export type DayMoney = { date: string; deposited: number; spent: number }

/** Deposits and net spending of each of the last 30 days (UTC), days without any included. */
export function last30Days(tx: Tx, customerId: string): Promise<DayMoney[]> {
  return tx.all<DayMoney>(sql`
    with mine as (
      select (e.created_at at time zone 'utc')::date as day, e.amount, t.kind
      from ledger.entries e
      join ledger.accounts a on a.id = e.account_id
      join ledger.transactions t on t.id = e.transaction_id
      where a.path = ${available(customerId)} and e.created_at > now() - interval '31 days')
    select to_char(day, 'YYYY-MM-DD') as date,
      coalesce(sum(amount) filter (where kind in ('deposit', 'bank_deposit', 'crypto_deposit')), 0)::bigint as deposited,
      coalesce(-sum(amount) filter (where kind in ('order_ref', 'order_auto', 'refund')), 0)::bigint as spent
    from generate_series((now() at time zone 'utc')::date - 29, (now() at time zone 'utc')::date, interval '1 day') as days (day)
    left join mine using (day) group by day order by day`)
}
