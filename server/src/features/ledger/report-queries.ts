import { firstIdAfter, firstIdSince } from '#platform/db/first-since.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount, house } from './accounts.ts'
import { orderCodeOf, orderIdOf } from './queries.ts'

/** The moments between which something was posted. */
export type Between = { since: string; before: string }

/** Transactions by their ids; those outside of them are outside of the time, too. */
export type TransactionRange = Between & { first: number; end: number }

/** What was posted between two moments, found without an index of times. */
export async function findRange(tx: Tx, { since, before }: Between): Promise<TransactionRange> {
  const rows = sql`ledger.transactions`
  const found = await tx.get<{ first: number; end: number }>(
    sql`select ${firstIdSince(rows, since)} as first, ${firstIdAfter(rows, before)} as end`,
  )
  return { since, before, ...found }
}

/**
 * Entries `e` of a range with their transactions `t`. As values, so that PostgreSQL sees how few they are. It takes ids and times for
 * unrelated, and of the first hours of a day expected one transaction, for each of which it read all entries of the range again; what
 * a `case` says of times it does not count on.
 */
const entriesIn = ({ since, before, first, end }: TransactionRange): Sql => sql`
  ledger.entries e
  join ledger.transactions t on t.id = e.transaction_id and t.id >= ${first} and t.id < ${end}
    and case when t.created_at >= ${since}::timestamptz and t.created_at < ${before}::timestamptz then true else false end
    and e.transaction_id >= ${first} and e.transaction_id < ${end}`

/** Ids lie close together where this is more than how many they span for each of them. */
const CLOSE = 20

/**
 * That an entry `e` is of one of these transactions. The index of spans of ids is read once for each id; where they lie close together, once
 * for all of them.
 */
export function isOfTransactions(ids: readonly number[]): Sql<boolean> {
  const [first, last] = ids.reduce(([low, high], id) => [Math.min(low, id), Math.max(high, id)], [Infinity, 0])
  if (last - first > CLOSE * ids.length || ids.length === 0) return sql`e.transaction_id = any (${ids}::bigint[])`
  return sql`e.transaction_id between ${first} and ${last} and e.transaction_id + 0 = any (${ids}::bigint[])`
}

/** Only customers' entries keep a balance, so that their accounts need not be looked up. */
export const isOfCustomer = sql<boolean>`e.balance_after is not null`

/** The reference of the credit that a transaction `t` is or takes back; it begins with the feed that told of the transfer. */
const creditOf = sql`case when t.kind = 'deposit_reversal'
  then (select o.reference from ledger.transactions o where o.code = t.reference) else t.reference end`

/** The line of a report to which an entry `e` of an account `a` belongs. */
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

/** What moved on an account, by the line of a report; of all accounts together it is zero. */
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

/** What each customer bought, got back, paid in and earned. */
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

/** What is posted for orders beside what customers pay and get back; of shares that are released, what was added to them then. */
export const costKinds = ['supplier_cost', 'partner_share', 'partner_share_back', 'partner_share_released']
/** An account `a` of what orders cost the shop: charges of suppliers and shares of partners. */
export const isOfCost = sql<boolean>`a.path in (${house.costOfSales}, ${house.shares})`

/** What an order got back, what it cost the shop and what its referrer earned by what was posted; what was taken back of it is below zero. */
export type PostedOfOrder = PostedFor & { refunds: number; cost: number; commissions: number }
/** An order as the ledger names it: commissions by its id, all else by its code. */
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

/** An order by its id, and until when what was posted for it counts. */
export type PostedUntil = { orderId: string; before: string }

/** What was posted of what orders cost, in their order: it is named after them. */
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

/** What these orders had cost by what was posted. */
export async function sumCostsOf(tx: Tx, wanted: readonly PostedUntil[]): Promise<Map<string, number>> {
  const found = await findCosts(tx, wanted)
  // By the ids of transactions as values: joined, PostgreSQL would read all entries for the few of a day.
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

/** When the first transaction was posted; null before it. Of those posted together, a later one may have begun earlier. */
export async function firstPostedAt(tx: Tx): Promise<string | null> {
  const { at } = await tx.get<{ at: string | null }>(
    sql`select min(created_at) as at from (select created_at from ledger.transactions order by id limit 1000) as first`,
  )
  return at
}

/** Whose accounts these are: the ids of their customers. */
export async function customersOfAccounts(tx: Tx, accountIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await tx.all<{ id: number; customerId: string }>(sql`
    select id, split_part(path, ':', 2) as "customerId" from ledger.accounts where id = any (${accountIds}::bigint[])`)
  return new Map(rows.map((it) => [it.id, it.customerId]))
}

/** The other way round: the numbers of these customers' accounts. Who never paid nor ordered anything has none. */
export async function accountsOf(tx: Tx, customerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ id: number; customerId: string }>(sql`
    select id, split_part(path, ':', 2) as "customerId" from ledger.accounts
    where path = any (${customerIds.map(customerAccount)}::text[])`)
  return new Map(rows.map((it) => [it.customerId, it.id]))
}

/** What all balances hold, added up by themselves: all of them are read. */
export async function sumBalances(tx: Tx): Promise<number> {
  const { balances } = await tx.get<{ balances: number }>(
    sql`select coalesce(sum(balance), 0)::bigint as balances from ledger.accounts where balance is not null`,
  )
  return balances
}
