import type { EntryKind } from '@runmart/contract/reports'
import { firstIdAfter, firstIdSince } from '#platform/db/first-since.ts'
import { allOf, type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount } from './accounts.ts'
import { orderCodeOf, orderIdOf } from './queries.ts'
import {
  type Between,
  costKinds,
  figureOf,
  findCosts,
  isOfCost,
  isOfCustomer,
  isOfTransactions,
  type PostedFor,
  type PostedUntil,
  type TransactionRange,
} from './report-queries.ts'

/** An entry with the data of its transaction. */
export type PostedEntry = PostedFor & {
  id: number
  transactionId: number
  code: string
  at: string
  kind: EntryKind
  amount: number
  transferContent: string | null
  /** The partner whose share of an order it is. */
  partnerId: string | null
  note: string
}

/** Selects entries of the shop's accounts, all or by report lines, or of a customer, all or by kinds. */
export type EntryFilter = Between & {
  accounts: readonly string[]
  figures?: readonly string[]
  kinds?: readonly string[]
}

export const accountsOfCustomer = (customerId: string): string[] => [customerAccount(customerId)]

const kindOf = sql<EntryKind>`case
  when t.kind in ('bank_deposit', 'crypto_deposit') then 'deposit'
  when t.kind in ('deposit_reversal', 'refund_reversal', 'supplier_top_up_back') then 'reversal'
  when t.kind = 'debt_payment' then 'repayment'
  when t.kind in ('order_ref', 'order_auto') then 'order'
  when t.kind = 'commission' and (e.amount < 0) = (${isOfCustomer}) then 'clawback'
  when t.kind = 'partner_share' then 'share_held'
  when t.kind = 'partner_share_released' then 'share'
  when t.kind = 'partner_share_back' then 'share_back'
  when t.kind in ('deposit', 'gift', 'debit', 'reversal', 'refund', 'commission', 'debt', 'payout', 'payout_return', 'payout_paid',
    'supplier_cost', 'supplier_top_up', 'closing')
    then t.kind
  else 'other' end`

const shown = sql`e.id, t.id as "transactionId", t.code, t.created_at as at, ${kindOf} as kind, e.amount,
  ${orderCodeOf} as "orderCode", ${orderIdOf} as "orderId", t.details->>'transferContent' as "transferContent",
  t.details->>'partnerId' as "partnerId", coalesce(t.details->>'description', '') as note`

/** At most `limit` entries, newest first, older than the entry with the id `after`. */
export async function listEntries(
  tx: Tx,
  filter: EntryFilter,
  { after, limit }: { after: number | null; limit: number },
): Promise<PostedEntry[]> {
  const { accounts, figures, kinds, since, before } = filter
  if (figures?.join() === 'refunds') return listRefunds(tx, filter, { after, limit })
  const entriesOfIt = sql`(select id, created_at from ledger.entries where account_id = it.id)`
  const spans = await tx.all<{ id: number; first: number; end: number }>(sql`
    select it.id, ${firstIdSince(entriesOfIt, since)} as first, ${firstIdAfter(entriesOfIt, before)} as end
    from ledger.accounts it where it.path = any (${accounts}::text[])`)
  const end = (it: { end: number }) => (after === null ? it.end : Math.min(it.end, after))
  const wanted = allOf([
    sql`t.created_at >= ${since}::timestamptz and t.created_at < ${before}::timestamptz`,
    figures && isOfFigures(figures),
    kinds && sql`t.kind = any (${kinds}::text[])`,
  ])
  return tx.all(sql`
    select found.* from unnest(${spans.map((it) => it.id)}::bigint[], ${spans.map((it) => it.first)}::bigint[],
      ${spans.map(end)}::bigint[]) as span (account_id, first, "end")
    cross join lateral (
      select ${shown} from ledger.entries e
      join ledger.transactions t on t.id = e.transaction_id join ledger.accounts a on a.id = e.account_id
      where e.account_id = span.account_id and e.id >= span.first and e.id < span.end and ${wanted}
      order by e.id desc limit ${limit}) as found
    order by found.id desc limit ${limit}`)
}

/** Refunds and their reversals. Uses an index, since sales are a thousand times as many. */
async function listRefunds(
  tx: Tx,
  { since, before }: Between,
  { after, limit }: { after: number | null; limit: number },
): Promise<PostedEntry[]> {
  const found = await tx.all<{ id: number }>(sql`
    select id from ledger.transactions
    where kind in ('refund', 'refund_reversal') and created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz
      and (${after}::bigint is null or id < (select transaction_id from ledger.entries where id = ${after}))
    order by id desc limit ${limit}`)
  return listEntriesOf(
    tx,
    found.map((it) => it.id),
    isOfFigures(['refunds']),
  )
}

/** Identifies a posting; `at` is the exact time of its transaction to the microsecond, if known. */
export type PostingName = { kinds: readonly string[]; from: string; to: string; at: string | null }

/**
 * The customers' entries of these postings, or the entries of report lines, in input order. Leaves out unposted ones.
 */
export async function listNamedEntries(
  tx: Tx,
  names: readonly PostingName[],
  figures?: readonly string[],
): Promise<PostedEntry[]> {
  const found = await tx.all<{ id: number }>(sql`
    select t.id from unnest(${names.map((it) => it.kinds.join(' '))}::text[], ${names.map((it) => it.from)}::text[],
      ${names.map((it) => it.to)}::text[], ${names.map((it) => it.at)}::timestamptz[]) with ordinality as n (kinds, low, high, at, nth)
    cross join lateral unnest(string_to_array(n.kinds, ' ')) as k (kind)
    join ledger.transactions t on t.kind = k.kind and t.reference >= n.low and t.reference <= n.high
      and (n.at is null or t.created_at = n.at)
    order by n.nth, t.id`)
  return listEntriesOf(
    tx,
    found.map((it) => it.id),
    figures ? isOfFigures(figures) : isOfCustomer,
  )
}

const isOfFigures = (figures: readonly string[]): Sql => sql`${figureOf} = any (${figures}::text[])`

/** The references that the charge of an order may have: id and code, or the id alone. */
export function chargeNames({ id, code }: { id: string; code: string }): PostingName[] {
  const kinds = ['order_ref', 'order_auto']
  const reference = `${id.replaceAll('-', '').slice(0, 10)}${code}`
  return [reference, id].map((name) => ({ kinds, from: name, to: name, at: null }))
}

/** The order code of an entry. */
export async function findOrderCode(tx: Tx, entryId: number): Promise<string | null> {
  const row = await tx.find<{ code: string | null }>(sql`
    select ${orderCodeOf} as code from ledger.entries e join ledger.transactions t on t.id = e.transaction_id where e.id = ${entryId}`)
  return row?.code ?? null
}

/** Kinds posted under order ids: refunds, which operators may reverse, order costs, and referrers' commissions. */
const kindsOf = { refunds: ['refund'], cost: costKinds, commissions: ['commission'] }

/** The entries of a limited number of transactions about these orders, newest first, older than entry `after`. */
export async function listEntriesOfOrders(
  tx: Tx,
  orderIds: readonly string[],
  { of, figures, since, before }: Between & { of: keyof typeof kindsOf; figures: readonly string[] },
  { after, limit }: { after: number | null; limit: number },
): Promise<{ entries: PostedEntry[]; next: number | null }> {
  const found = await tx.all<{ id: number }>(sql`
    with named as materialized (
      select t.id, t.code, t.created_at from unnest(${orderIds}::text[]) as o (id) cross join unnest(${kindsOf[of]}::text[]) as k (kind)
      join ledger.transactions t on t.kind = k.kind and t.reference between o.id and o.id || ':zzzzzzzz' and starts_with(t.reference, o.id))
    select it.id from (
      select id from (
        select id, created_at from named
        union all
        select r.id, r.created_at from named join ledger.transactions r on r.kind = 'refund_reversal' and r.reference = named.code) as it
      where created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz
        and (${after}::bigint is null or id < (select transaction_id from ledger.entries where id = ${after}))
      order by id desc offset 0) as it
    -- Some move nothing that the figures are about, as a share that is released. Looked at one by one, until there are enough: as a
    -- condition, PostgreSQL would read all entries for it.
    cross join lateral (select from ledger.entries e join ledger.transactions t on t.id = e.transaction_id
      join ledger.accounts a on a.id = e.account_id where e.transaction_id = it.id and ${isOfFigures(figures)} limit 1) as moved
    limit ${limit}`)
  const entries = await listEntriesOf(
    tx,
    found.map((it) => it.id),
    isOfFigures(figures),
  )
  return { entries, next: found.length < limit ? null : (entries.at(-1)?.id ?? null) }
}

/** The posted cost entries of these orders, in input order. */
export async function listCostEntries(tx: Tx, orders: readonly PostedUntil[]): Promise<PostedEntry[]> {
  const found = await findCosts(tx, orders)
  return listEntriesOf(
    tx,
    found.map((it) => it.transactionId),
    isOfCost,
  )
}

/**
 * Selected entries of these transactions, in order. Passes ids as values: a join makes PostgreSQL read all entries for
 * a few.
 */
function listEntriesOf(tx: Tx, transactionIds: readonly number[], which: Sql): Promise<PostedEntry[]> {
  return tx.all(sql`
    select ${shown} from ledger.entries e
    join ledger.transactions t on t.id = e.transaction_id join ledger.accounts a on a.id = e.account_id
    where ${isOfTransactions(transactionIds)} and ${which}
    order by array_position(${transactionIds}::bigint[], t.id), e.id`)
}

export type Leg = { transactionId: number; account: string; customerId: string | null; amount: number }

const legColumns = sql`e.transaction_id as "transactionId", case when a.balance is null then a.path else 'customers' end as account,
  case when a.balance is not null then split_part(a.path, ':', 2) end as "customerId", e.amount`

/** All entries of these transactions. */
export function listLegs(tx: Tx, transactionIds: readonly number[]): Promise<Leg[]> {
  return tx.all(sql`
    select ${legColumns} from ledger.entries e join ledger.accounts a on a.id = e.account_id
    where ${isOfTransactions(transactionIds)} order by e.transaction_id, e.id`)
}

export type PostedLeg = Leg & Omit<PostedEntry, 'id' | 'amount' | 'orderId' | 'partnerId'>

/** The entries of the next `count` transactions of a range after this id, oldest first. */
export function listRange(
  tx: Tx,
  { first, end, since, before }: TransactionRange,
  { after, count }: { after: number; count: number },
): Promise<PostedLeg[]> {
  const next: Sql = sql`
    select * from ledger.transactions where id > ${after} and id >= ${first} and id < ${end}
      and created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz order by id limit ${count}`
  return tx.all(sql`
    with t as materialized (${next}), bounds as (select min(id) as low, max(id) as high from t)
    select ${legColumns}, t.code, t.created_at as at, ${kindOf} as kind, ${orderCodeOf} as "orderCode",
      t.details->>'transferContent' as "transferContent", coalesce(t.details->>'description', '') as note
    from t join ledger.entries e on e.transaction_id = t.id
      and e.transaction_id >= (select low from bounds) and e.transaction_id <= (select high from bounds)
    join ledger.accounts a on a.id = e.account_id
    order by t.id, e.id`)
}
