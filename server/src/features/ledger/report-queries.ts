import { firstIdAfter, firstIdSince } from '#platform/db/first-since.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount, house } from './accounts.ts'
import { orderCodeOf, orderIdOf } from './queries.ts'

/** A span of posting times. */
export type Between = { since: string; before: string }

/** Transactions by id range; ids outside of it are outside of the time span, too. */
export type TransactionRange = Between & { first: number; end: number }

/** Finds the postings between two moments without an index of times. */
export async function findRange(tx: Tx, { since, before }: Between): Promise<TransactionRange> {
  const rows = sql`ledger.transactions`
  const found = await tx.get<{ first: number; end: number }>(
    sql`select ${firstIdSince(rows, since)} as first, ${firstIdAfter(rows, before)} as end`,
  )
  return { since, before, ...found }
}

/**
 * Entries `e` of a range with their transactions `t`. Values show PostgreSQL how few ids there are. Its estimate
 * ignores that ids follow time. For the first hours of a day it expected one transaction, and read all entries of the
 * range for each. The `case` hides the times from its estimate.
 */
const entriesIn = ({ since, before, first, end }: TransactionRange): Sql => sql`
  ledger.entries e
  join ledger.transactions t on t.id = e.transaction_id and t.id >= ${first} and t.id < ${end}
    and case when t.created_at >= ${since}::timestamptz and t.created_at < ${before}::timestamptz then true else false end
    and e.transaction_id >= ${first} and e.transaction_id < ${end}`

/** Ids count as close together if their span is at most this many times their number. */
const CLOSE = 20

/**
 * Whether entry `e` belongs to one of these transactions. Reads the block index once per id, or once in all where ids
 * are close together.
 */
export function isOfTransactions(ids: readonly number[]): Sql<boolean> {
  const [first, last] = ids.reduce(([low, high], id) => [Math.min(low, id), Math.max(high, id)], [Infinity, 0])
  if (last - first > CLOSE * ids.length || ids.length === 0) return sql`e.transaction_id = any (${ids}::bigint[])`
  return sql`e.transaction_id between ${first} and ${last} and e.transaction_id + 0 = any (${ids}::bigint[])`
}

/** Only customers' entries keep a balance, so this needs no lookup of accounts. */
export const isOfCustomer = sql<boolean>`e.balance_after is not null`

/** The reference of the credit that `t` posts or takes back. It begins with the feed of the transfer. */
const creditOf = sql`case when t.kind = 'deposit_reversal'
  then (select o.reference from ledger.transactions o where o.code = t.reference) else t.reference end`

/** The report line of entry `e` of account `a`. */
export const figureOf = sql<string>`case
  when ${isOfCustomer} then 'balances'
  when t.kind = 'payout_paid' then case when a.path = 'house:payouts' then 'payouts-settled' else 'payouts-paid' end
  when t.kind in ('supplier_top_up', 'supplier_top_up_back') and a.path <> 'house:suppliers' then 'supplier-top-ups'
  else case a.path
    when 'house:sales' then case when t.kind in ('order_ref', 'order_auto') then 'sales' else 'refunds' end
    when 'house:deposits:bank' then case split_part(${creditOf}, ':', 1)
      when 'sepay' then 'deposits-sepay' when 'casso' then 'deposits-casso' else 'deposits-entered' end
    when 'house:deposits:binance' then 'deposits-binance'
    when 'house:deposits:manual' then 'credits'
    when 'house:gifts' then 'gifts'
    when 'house:debits' then 'debits'
    when 'house:fees' then 'fees'
    when 'house:commissions' then 'commissions'
    when 'house:shares' then 'shares'
    when 'house:shares:held' then 'shares-held'
    when 'house:payouts' then 'payouts'
    when 'house:closed' then 'forfeited'
    when 'house:owed' then 'debts'
    when 'house:cost-of-sales' then 'supplier-costs'
    when 'house:suppliers' then 'suppliers-owed'
    else 'other' end
  end`

/** The sum per account and report line. All accounts together sum to zero. */
export type FigureSum = { account: string; figure: string; amount: number; entries: number }

export function sumFigures(tx: Tx, range: TransactionRange): Promise<FigureSum[]> {
  return tx.all(sql`
    select case when ${isOfCustomer} then 'customers' else a.path end as account, ${figureOf} as figure,
      sum(e.amount)::bigint as amount, count(*)::int as entries
    from ${entriesIn(range)}
    left join (select id, path from ledger.accounts where path like 'house:%') as a on a.id = e.account_id
    group by 1, 2 order by 1, 2`)
}

export type AccountSums = {
  accountId: number
  orders: number
  sales: number
  refunds: number
  deposits: number
  commissions: number
}

/** The sums of each customer: purchases, refunds, deposits and earnings. */
export function sumCustomers(tx: Tx, range: TransactionRange): Promise<AccountSums[]> {
  return tx.all(sql`
    select * from (
      select e.account_id as "accountId",
        count(*) filter (where t.kind in ('order_ref', 'order_auto'))::int as orders,
        coalesce(-sum(e.amount) filter (where t.kind in ('order_ref', 'order_auto')), 0)::bigint as sales,
        coalesce(sum(e.amount) filter (where t.kind in ('refund', 'refund_reversal')), 0)::bigint as refunds,
        coalesce(sum(e.amount) filter (where t.kind in ('deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal')), 0)::bigint
          as deposits,
        coalesce(sum(e.amount) filter (where t.kind = 'commission'), 0)::bigint as commissions
      from ${entriesIn(range)} where ${isOfCustomer} group by 1) as it
    where orders <> 0 or refunds <> 0 or deposits <> 0 or commissions <> 0`)
}

/**
 * Kinds of order costs, beside customers' charges and refunds. A released share counts only the amount added at its
 * release.
 */
export const costKinds = ['supplier_cost', 'partner_share', 'partner_share_back', 'partner_share_released']
/** An account `a` of the shop's order costs: suppliers' charges and partners' shares. */
export const isOfCost = sql<boolean>`a.path in (${house.costOfSales}, ${house.shares})`

/** The posted refunds, costs and commissions of an order. Reversed amounts are below zero. */
export type PostedOfOrder = PostedFor & { refunds: number; cost: number; commissions: number }
/** The ledger's key of an order: its id for commissions, its code for all else. */
export type PostedFor = { orderCode: string | null; orderId: string | null }

export function sumPostedByOrder(tx: Tx, range: TransactionRange): Promise<PostedOfOrder[]> {
  const kinds = ['refund', 'refund_reversal', 'commission', ...costKinds]
  return tx.all(sql`
    select ${orderCodeOf} as "orderCode", ${orderIdOf} as "orderId",
      coalesce(sum(e.amount) filter (where ${isOfCustomer}), 0)::bigint as refunds,
      coalesce(-sum(e.amount) filter (where ${isOfCost}), 0)::bigint as cost,
      coalesce(-sum(e.amount) filter (where a.path = ${house.commissions}), 0)::bigint as commissions
    from ${entriesIn(range)}
    left join ledger.accounts a on a.id = e.account_id and (${isOfCost} or a.path = ${house.commissions})
    where t.kind = any (${kinds}::text[])
      and (a.id is not null or (${isOfCustomer} and t.kind in ('refund', 'refund_reversal'))) group by 1, 2`)
}

/** An order by its id, with the end of the time span that counts. */
export type PostedUntil = { orderId: string; before: string }

/** Finds the cost postings of these orders by their references, in input order. */
export function findCosts(
  tx: Tx,
  wanted: readonly PostedUntil[],
): Promise<{ orderId: string; transactionId: number }[]> {
  return tx.all(sql`
    select o.id as "orderId", t.id as "transactionId"
    from unnest(${wanted.map((it) => it.orderId)}::text[], ${wanted.map((it) => it.before)}::timestamptz[])
      with ordinality as o (id, before, nth)
    cross join unnest(${costKinds}::text[]) as k (kind)
    -- The id, or the id with a colon and a number: a range that holds in every collation, for the index, and what is in it for certain.
    join ledger.transactions t on t.kind = k.kind and t.reference between o.id and o.id || ':zzzzzzzz'
      and starts_with(t.reference, o.id) and t.created_at < o.before
    order by o.nth, t.id`)
}

/** The posted costs of these orders. */
export async function sumCostsOf(tx: Tx, wanted: readonly PostedUntil[]): Promise<Map<string, number>> {
  const found = await findCosts(tx, wanted)
  // Passes transaction ids as values: a join makes PostgreSQL read all entries for the few of a day.
  const rows = await tx.all<{ transactionId: number; cost: number }>(sql`
    select e.transaction_id as "transactionId", -sum(e.amount)::bigint as cost
    from ledger.entries e join ledger.accounts a on a.id = e.account_id and ${isOfCost}
    where ${isOfTransactions(found.map((it) => it.transactionId))} group by 1`)
  const costs = new Map(rows.map((it) => [it.transactionId, it.cost]))
  const sums = new Map<string, number>()
  for (const { orderId, transactionId } of found)
    sums.set(orderId, (sums.get(orderId) ?? 0) + (costs.get(transactionId) ?? 0))
  return sums
}

/**
 * The time of the first transaction, or null. Among concurrent transactions, one with a later id may have begun
 * earlier.
 */
export async function firstPostedAt(tx: Tx): Promise<string | null> {
  const { at } = await tx.get<{ at: string | null }>(
    sql`select min(created_at) as at from (select created_at from ledger.transactions order by id limit 1000) as first`,
  )
  return at
}

/** The ids of the customers who own these accounts. */
export async function customersOfAccounts(tx: Tx, accountIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.all<{ id: number; customerId: string }>(sql`
    select id, split_part(path, ':', 2) as "customerId" from ledger.accounts where id = any (${accountIds}::bigint[])`)
  return new Map(rows.map((it) => [it.id, it.customerId]))
}

/** The account numbers of these customers. Customers without any payment or order have no account. */
export async function accountsOf(tx: Tx, customerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ id: number; customerId: string }>(sql`
    select id, split_part(path, ':', 2) as "customerId" from ledger.accounts
    where path = any (${customerIds.map(customerAccount)}::text[])`)
  return new Map(rows.map((it) => [it.customerId, it.id]))
}

/** The sum of all balances; reads every account. */
export async function sumBalances(tx: Tx): Promise<number> {
  const { balances } = await tx.get<{ balances: number }>(
    sql`select coalesce(sum(balance), 0)::bigint as balances from ledger.accounts where balance is not null`,
  )
  return balances
}
