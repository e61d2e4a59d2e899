import type { Transaction } from '@runmart/contract/ledger'
import type { Day, Span } from '#platform/days.ts'
import { prepare } from '#platform/db/prepare.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount } from './accounts.ts'

const accountAt = (path: string) => sql<number>`(select id from ledger.accounts where path = ${path})`

/** Entries `e` of an account. */
const entriesOf = (account: string) =>
  query.selectFrom('ledger.entries as e').where('e.accountId', '=', accountAt(account))

const ofAccount = (account: string) =>
  entriesOf(account).innerJoin('ledger.transactions as t', 't.id', 'e.transactionId')

/** Entries `e` of a customer's balance with their transactions `t`. */
export const ofCustomer = (customerId: string) => ofAccount(customerAccount(customerId))

/** Kinds without an API type of their own. The API shows each as a signed `deposit`. */
const depositKinds = [
  ...['deposit', 'gift', 'debit', 'reversal', 'deposit_reversal', 'refund_reversal', 'debt', 'debt_payment'],
  ...['payout', 'payout_return', 'partner_share_released', 'partner_share_back'],
]

const typeOf = sql<Transaction['type']>`case when t.kind = any (${depositKinds}) then 'deposit' else t.kind end`

const kindOf = sql<Transaction['kind']>`case
  when t.kind in ('bank_deposit', 'crypto_deposit') then 'deposit'
  when t.kind in ('deposit_reversal', 'refund_reversal') then 'reversal'
  when t.kind = 'debt_payment' then 'repayment'
  when t.kind in ('order_ref', 'order_auto') then 'order'
  when t.kind = 'commission' and e.amount < 0 then 'clawback'
  when t.kind = 'partner_share_released' then 'share'
  when t.kind = 'partner_share_back' then 'share_back'
  else t.kind end`

/** The order code of transaction `t`. A charge's reference ends in it, unless it is the order's id alone. */
export const orderCodeOf = sql<string | null>`coalesce(t.details->>'orderCode',
  case when t.kind in ('order_ref', 'order_auto') then substring(t.reference from '^[0-9a-f]{10}([A-Z].*)$') end)`

/** The id of the order behind a commission. The reference of `t` holds it; the details hold no code. */
export const orderIdOf = sql<string | null>`case when t.kind = 'commission' then split_part(t.reference, ':', 1) end`

/** A posted transaction is a success. Only a payout stays pending until it is paid or returned. */
const statusOf = sql<Transaction['status']>`case when t.kind = 'payout' then coalesce((
  select case when r.kind = 'payout_paid' then 'success' else coalesce(r.details->>'status', 'cancel') end
  from ledger.transactions r where r.kind in ('payout_paid', 'payout_return') and r.reference = t.reference), 'pending')
  else 'success' end`

const transactionsAt = (account: string) =>
  ofAccount(account)
    // In the contract's order, so that the client recognises a reply without parsing it.
    .select([
      sql<string>`e.id::text`.as('id'),
      't.code as transactionCode',
      typeOf.as('type'),
      kindOf.as('kind'),
      statusOf.as('status'),
      'e.amount',
      'e.balanceAfter',
      't.createdAt',
      sql<string | null>`t.details->>'transferContent'`.as('transferContent'),
      sql<string | null>`t.details->>'exchangeRate'`.as('exchangeRate'),
      sql<string | null>`t.details->>'originalAmount'`.as('originalAmount'),
      sql<Transaction['originalCurrency']>`t.details->>'originalCurrency'`.as('originalCurrency'),
      orderCodeOf.as('orderCode'),
      sql<string>`coalesce(t.details->>'description', '')`.as('description'),
      sql<string | null>`t.details->>'reverses'`.as('reverses'),
      // Operators can reverse only credits and debits by hand.
      sql<string | null>`case when e.amount > 0 or t.kind = 'debit' then (select r.code from ledger.transactions r
        where r.kind in ('reversal', 'deposit_reversal', 'refund_reversal') and r.reference = t.code limit 1) end`.as(
        'reversedBy',
      ),
    ])
    .$narrowType<Pick<Transaction, 'balanceAfter'>>()

/** A customer's transactions in the contract's form. */
export const transactionsOf = (customerId: string) => transactionsAt(customerAccount(customerId))

/** The totals of credits and of debits on a customer's balance since this time. */
export function movedSince(tx: Reader, customerId: string, time: string): Promise<{ in: number; out: number }> {
  const account = accountAt(customerAccount(customerId))
  return tx.get(sql`
    select coalesce(sum(e.amount) filter (where e.amount > 0), 0)::bigint as "in",
      coalesce(-sum(e.amount) filter (where e.amount < 0), 0)::bigint as "out"
    from ledger.entries e where e.account_id = ${account} and e.id > coalesce((
      select b.id from ledger.entries b where b.account_id = ${account} and b.created_at < ${time}
      order by b.id desc limit 1), 0)`)
}

const latestOf = prepare(({ account, limit }: { account: string; limit: number }) =>
  transactionsAt(account).orderBy('e.id', 'desc').limit(limit),
)

/** A customer's newest transactions. */
export function latestTransactions(tx: Reader, customerId: string, limit: number): Promise<Transaction[]> {
  return tx.all(latestOf({ account: customerAccount(customerId), limit }))
}

/** The transaction that was posted under this reference. */
export function getTransaction(tx: Tx, customerId: string, kind: string, reference: string): Promise<Transaction> {
  return tx.get(transactionsOf(customerId).where('t.kind', '=', kind).where('t.reference', '=', reference))
}

/** One transaction of a customer, by its code. */
export function findTransaction(tx: Reader, customerId: string, code: string): Promise<Transaction | null> {
  return tx.find(transactionsOf(customerId).where('t.code', '=', code.toUpperCase()))
}

/** A customer's transactions after this id, oldest first, at most `limit`. */
export function transactionsAfter(tx: Tx, customerId: string, id: string, limit: number): Promise<Transaction[]> {
  return tx.all(transactionsOf(customerId).where(sql<boolean>`e.id > ${id}`).orderBy('e.id').limit(limit))
}

/** A customer's transactions of one type in the last seconds. */
export function transactionsSince(
  tx: Tx,
  customerId: string,
  kind: Transaction['type'],
  seconds: number,
): Promise<Transaction[]> {
  return tx.all(
    transactionsOf(customerId)
      .where('t.kind', '=', kind)
      .where('e.createdAt', '>', sql<string>`now() - make_interval(secs => ${seconds})`)
      .orderBy('e.id', 'desc'),
  )
}

type Filter = Span & { type?: string | undefined; kind?: string | undefined; status?: string | undefined }

type PageOf = {
  account: string
  /** Kinds of the ledger. */
  kinds: readonly string[] | null
  /** A kind and a state of the API. */
  kind: string | null
  status: string | null
  since: string | null
  before: string | null
  /** Null reads all of them. */
  limit: number | null
  offset: number | null
}

/** Matching transactions, newest first; each row holds the number of matches. */
function selectPage({ account, kinds, kind, status, since, before, limit, offset }: PageOf) {
  const matching = sql<boolean>`${allOf([
    kinds && sql`t.kind = any (${kinds})`,
    kind && sql`${kindOf} = ${kind}`,
    status && sql`${statusOf} = ${status}`,
    since && sql`e.created_at >= ${since}::timestamptz`,
    before && sql`e.created_at < ${before}::timestamptz`,
  ])}`
  // Only filters by kind or status need the transactions to count or skip rows.
  const found = entriesOf(account)
    .$if(Boolean(kinds || kind || status), (it) => it.innerJoin('ledger.transactions as t', 't.id', 'e.transactionId'))
    .where(matching)
  const count = found.select(sql<number>`count(*)::int`.as('count')).as('matching')
  const transactions = transactionsAt(account).select(count).orderBy('e.id', 'desc')
  if (!limit) return transactions.where(matching)
  if (!offset) return transactions.where(matching).limit(limit)
  // Selects the ids of a later page first, so that the index alone skips the earlier rows.
  return transactions.where('e.id', 'in', found.select('e.id').orderBy('e.id', 'desc').limit(limit).offset(offset))
}

const preparedPage = prepare(selectPage)

/** A page of a customer's transactions, or all of them, and the number of matches. */
export async function listTransactions(
  tx: Reader,
  customerId: string,
  { type, kind, status, since, before }: Filter,
  part: { limit: number; offset: number } | null,
): Promise<{ items: Transaction[]; total: number }> {
  const kinds = type ? (type === 'deposit' ? depositKinds : [type]) : null
  const account = customerAccount(customerId)
  const asked = { account, kinds, kind: kind ?? null, status: status ?? null, since, before }
  const rows = await tx.all(preparedPage({ ...asked, limit: part?.limit ?? null, offset: part?.offset || null }))
  const items = rows.map(({ matching: _, ...transaction }) => transaction)
  // Past the last page, no row holds the number of matches.
  const first = part?.offset && !rows[0] ? await tx.find(preparedPage({ ...asked, limit: 1, offset: null })) : rows[0]
  return { items, total: first?.matching ?? 0 }
}

export type DayMoney = { date: string; deposited: number; spent: number }

/**
 * Deposits without a reversal, and net spending, for each of these days. The last day is today; empty days count too.
 * Scans from the newest entry back to the first older one, so a long history costs nothing.
 */
export async function moneyByDay(tx: Reader, customerId: string, days: readonly Day[]): Promise<DayMoney[]> {
  const starts = days.map((day) => day.start)
  const rows = await tx.all<Omit<DayMoney, 'date'>>(sql`
    with mine as (
      select width_bucket(e.created_at, ${starts}::timestamptz[]) as day, e.amount,
        case when t.kind in ('deposit', 'bank_deposit', 'crypto_deposit') and not exists (
          select from ledger.transactions r where r.kind = 'deposit_reversal' and r.reference = t.code)
          then 'deposited' else t.kind end as kind
      from ledger.entries e
      join ledger.accounts a on a.id = e.account_id
      join ledger.transactions t on t.id = e.transaction_id
      where a.path = ${customerAccount(customerId)} and e.created_at >= ${starts[0]}::timestamptz
        and e.id > coalesce((select b.id from ledger.entries b join ledger.transactions bt on bt.id = b.transaction_id
          where b.account_id = (select id from ledger.accounts where path = ${customerAccount(customerId)})
            and bt.created_at < ${starts[0]}::timestamptz order by b.id desc limit 1), 0))
    select coalesce(sum(amount) filter (where kind = 'deposited'), 0)::bigint as deposited,
      coalesce(-sum(amount) filter (where kind in ('order_ref', 'order_auto', 'refund', 'refund_reversal')), 0)::bigint as spent
    from generate_series(1, ${starts.length}::int) as days (day)
    left join mine using (day) group by day order by day`)
  return days.map(({ date }, at) => ({ date, deposited: rows[at]?.deposited ?? 0, spent: rows[at]?.spent ?? 0 }))
}
