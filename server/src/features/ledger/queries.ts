import type { Transaction } from '@runmart/contract/ledger'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { available } from './accounts.ts'

export type Totals = { balance: number; deposited: number; earned: number }

/** A customer's balance, and all he ever deposited and earned. */
export async function findTotals(tx: Tx, customerId: string): Promise<Totals> {
  const totals = await tx.find<Totals>(sql`
    select balance, deposited, earned from ledger.accounts where path = ${available(customerId)}`)
  return totals ?? { balance: 0, deposited: 0, earned: 0 }
}

const transaction = sql`e.id::text, t.code as "transactionCode", t.kind as type, 'success' as status, e.amount,
  e.balance_after as "balanceAfter", t.created_at as "createdAt", t.details->>'transferContent' as "transferContent",
  t.details->>'exchangeRate' as "exchangeRate", t.details->>'originalAmount' as "originalAmount",
  t.details->>'originalCurrency' as "originalCurrency", t.details->>'orderCode' as "orderCode",
  coalesce(t.details->>'description', '') as description`

const ofCustomer = (customerId: string) => sql`ledger.entries e join ledger.transactions t on t.id = e.transaction_id
  where e.account_id = (select id from ledger.accounts where path = ${available(customerId)})`

/** What a customer had before this time. */
export async function balanceBefore(tx: Tx, customerId: string, time: string): Promise<number> {
  const last = await tx.find<{ balance: number }>(sql`
    select e.balance_after as balance from ${ofCustomer(customerId)} and e.created_at < ${time}
    order by e.id desc limit 1`)
  return last?.balance ?? 0
}

/** The newest movements of a customer's balance. */
export function latestTransactions(tx: Tx, customerId: string, limit: number): Promise<Transaction[]> {
  return tx.all<Transaction>(
    sql`select ${transaction} from ${ofCustomer(customerId)} order by e.id desc limit ${limit}`,
  )
}

/** Movements of a customer's balance after this one, oldest first, so many at most. */
export function transactionsAfter(tx: Tx, customerId: string, id: string, limit: number): Promise<Transaction[]> {
  return tx.all<Transaction>(
    sql`select ${transaction} from ${ofCustomer(customerId)} and e.id > ${id} order by e.id limit ${limit}`,
  )
}

/** The movements of one kind in the last seconds. */
export function transactionsSince(
  tx: Tx,
  customerId: string,
  kind: Transaction['type'],
  seconds: number,
): Promise<Transaction[]> {
  return tx.all<Transaction>(sql`
    select ${transaction} from ${ofCustomer(customerId)}
      and t.kind = ${kind} and e.created_at > now() - make_interval(secs => ${seconds}) order by e.id desc`)
}

type Filter = {
  type?: string | undefined
  status?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A part of a customer's movements, or all of them, and how many match. Days are in UTC, both ends included. */
export async function listTransactions(
  tx: Tx,
  customerId: string,
  { type = null, status = null, from = null, to = null }: { [Name in keyof Filter]: Filter[Name] | null },
  part: { limit: number; offset: number } | null,
): Promise<{ items: Transaction[]; total: number }> {
  // What is posted has happened: its state is always success.
  if (status !== null && status !== 'success') return { items: [], total: 0 }
  const matching = sql`${ofCustomer(customerId)}
    and (${type}::text is null or t.kind = ${type})
    and (${from}::date is null or e.created_at >= ${from}::date at time zone 'utc')
    and (${to}::date is null or e.created_at < (${to}::date + 1) at time zone 'utc')`
  const cut = part ? sql`limit ${part.limit} offset ${part.offset}` : sql``
  const items = await tx.all<Transaction>(sql`select ${transaction} from ${matching} order by e.id desc ${cut}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total from ${matching}`)
  return { items, total }
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

/** What each of these customers may spend. */
export async function balancesOf(tx: Tx, customerIds: readonly string[]): Promise<Map<string, number>> {
  const byPath = new Map(customerIds.map((id) => [available(id), id]))
  const rows = await tx.all<{ path: string; balance: number }>(sql`
    select path, balance from ledger.accounts where path = any (${[...byPath.keys()]})`)
  return new Map(rows.map((row) => [byPath.get(row.path) ?? '', row.balance]))
}

/** What each of these customers ever deposited. */
export async function depositedBy(tx: Tx, customerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ path: string; deposited: number }>(sql`
    select path, deposited from ledger.accounts where path = any (${customerIds.map(available)}::text[])`)
  const byPath = new Map(rows.map((it) => [it.path, it.deposited]))
  return new Map(customerIds.map((id) => [id, byPath.get(available(id)) ?? 0]))
}
