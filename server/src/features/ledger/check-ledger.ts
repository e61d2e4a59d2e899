import type { BookCheck, BookFigure, Books } from '@runmart/contract/books'
import type { Row } from '#platform/db/query.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { house } from './accounts.ts'
import { type Checked, listDifferences } from './differences.ts'
import { orderCodeOf } from './queries.ts'

const EXAMPLES = 5

type LedgerCheck = Exclude<
  BookCheck['name'],
  | 'one-credit-per-payment'
  | 'transfers-equal-credits'
  | 'orders-equal-charges'
  | 'goods-equal-orders'
  | 'commissions-equal-postings'
  | 'payouts-equal-postings'
  | 'shares-equal-postings'
  | 'supplier-costs-equal-postings'
  | 'supplier-accounts-equal-postings'
  | 'day-sums-equal-entries'
>

/** The actual and the expected value of a figure. */
const figure = (name: BookFigure, has: Sql, should: Sql): Sql =>
  sql`jsonb_build_object(${name}::text, jsonb_build_array(${has}, ${should}))`

/** The kinds of postings that raise a customer's payable amount, with the total of the account that each changes. */
export const payableKinds = {
  commission: 'earned',
  partner_share_released: 'shared',
  partner_share_back: 'shared',
} as const

const kindsOf = (total: 'earned' | 'shared') =>
  Object.entries(payableKinds).flatMap(([kind, raised]) => (raised === total ? [kind] : []))
const depositKinds = ['deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal']

/** Each check selects its differences as `DifferingRow`s; a sound ledger has none. */
const checks: Record<LedgerCheck, Sql> = {
  'sum-is-zero': sql`
    select ${figure('sum', sql`sum(amount)`, sql`0`)} as figures from ledger.entries having sum(amount) <> 0`,
  'transactions-balance': sql`
    select t.code as transaction, case when t.id is null then e.id end as entry,
      case when t.id is null then 'noTransaction' end as fault,
      case when t.id is not null then ${figure('sum', sql`coalesce(e.sum, 0)`, sql`0`)} end as figures
    from ledger.transactions t
    full join (select transaction_id, sum(amount) as sum, min(id) as id from ledger.entries group by transaction_id) as e
      on e.transaction_id = t.id
    where t.id is null or e.sum is distinct from 0
    union all
    select t.code, e.id, 'noAccount', null from ledger.entries e left join ledger.transactions t on t.id = e.transaction_id
    where not exists (select from ledger.accounts a where a.id = e.account_id)`,
  'balances-equal-entries': sql`
    select a.path as account, ${figure('balance', sql`a.balance`, sql`coalesce(sum(e.amount), 0)`)} as figures
    from ledger.accounts a left join ledger.entries e on e.account_id = a.id
    where a.balance is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'balances-after-each': sql`
    select it.path as account, t.code as transaction, case when t.id is null then it.id end as entry,
      ${figure('balanceAfter', sql`it.balance_after`, sql`it.running`)} as figures
    from (
      select a.path, e.id, e.transaction_id, e.balance_after,
        sum(e.amount) over (partition by e.account_id order by e.id) as running
      from ledger.entries e join ledger.accounts a on a.id = e.account_id where a.balance is not null) as it
    left join ledger.transactions t on t.id = it.transaction_id
    where it.balance_after is distinct from it.running`,
  'nothing-negative': sql`
    select path as account, ${figure('balance', sql`balance`, sql`null`)} as figures from ledger.accounts where balance < 0`,
  'totals-equal-entries': sql`
    select a.path as account, ${figure('deposited', sql`a.deposited`, sql`coalesce(posted.deposited, 0)`)}
      || ${figure('earned', sql`a.earned`, sql`coalesce(posted.earned, 0)`)}
      || ${figure('shared', sql`a.shared`, sql`coalesce(posted.shared, 0)`)} as figures
    from ledger.accounts a
    left join (
      select e.account_id,
        coalesce(sum(e.amount) filter (where t.kind = any (${depositKinds})), 0) as deposited,
        coalesce(sum(e.amount) filter (where t.kind = any (${kindsOf('earned')})), 0) as earned,
        coalesce(sum(e.amount) filter (where t.kind = any (${kindsOf('shared')})), 0) as shared
      from ledger.transactions t join ledger.entries e on e.transaction_id = t.id
      where t.kind = any (${[...depositKinds, ...Object.keys(payableKinds)]})
      group by e.account_id) as posted on posted.account_id = a.id
    where a.balance is not null
      and (a.deposited, a.earned, a.shared)
        <> (coalesce(posted.deposited, 0), coalesce(posted.earned, 0), coalesce(posted.shared, 0))`,
  'one-charge-per-order': sql`
    select ${orderCodeOf} as order, case when ${orderCodeOf} is null then min(t.code) end as transaction,
      ${figure('charges', sql`count(*)`, sql`1`)} as figures
    from ledger.transactions t where t.kind in ('order_ref', 'order_auto') group by ${orderCodeOf} having count(*) > 1`,
  'refunds-within-charges': sql`
    select ${orderCodeOf} as order, case when ${orderCodeOf} is null then min(t.code) end as transaction,
      ${figure('charged', sql`coalesce(-sum(e.amount) filter (where t.kind in ('order_ref', 'order_auto')), 0)`, sql`null`)}
      || ${figure('refunded', sql`sum(e.amount) filter (where t.kind not in ('order_ref', 'order_auto'))`, sql`null`)} as figures
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.balance is not null
    where t.kind in ('order_ref', 'order_auto', 'refund', 'refund_reversal')
    group by ${orderCodeOf} having sum(e.amount) > 0`,
  'reversals-equal-originals': sql`
    with reversals as (
      select r.code, r.id, r.reference, o.id as original from ledger.transactions r
      left join ledger.transactions o on o.code = r.reference
      where r.kind in ('reversal', 'deposit_reversal', 'refund_reversal'))
    select distinct code as transaction, reference as original, 'notOpposite' as fault, null::jsonb as figures
    from reversals cross join unnest(array[id, original]) as pair (transaction_id) join ledger.entries e using (transaction_id)
    group by code, reference, e.account_id having sum(e.amount) <> 0
    union all
    select reference, null, null, ${figure('reversals', sql`count(*)`, sql`1`)}
    from reversals group by reference having count(*) > 1`,
  'debts-equal-owed': sql`
    select a.path as account, ${figure('owed', sql`coalesce(d.owed, 0)`, sql`coalesce(p.owed, 0)`)} as figures
    from ledger.accounts a
    left join (select account_id, sum(amount - paid) as owed from ledger.debts group by account_id) as d on d.account_id = a.id
    left join (select e.account_id, sum(e.amount) as owed from ledger.entries e
      join ledger.transactions t on t.id = e.transaction_id and t.kind in ('debt', 'debt_payment')
      group by e.account_id) as p on p.account_id = a.id
    where a.balance is not null and coalesce(d.owed, 0) <> coalesce(p.owed, 0)`,
}

/** Runs every check of the ledger. */
export async function checkLedger(tx: Tx): Promise<Checked[]> {
  const done: Checked[] = []
  for (const [name, differing] of Object.entries(checks) as [LedgerCheck, Sql][])
    done.push({ name, ...(await listDifferences(tx, differing, EXAMPLES)) })
  return done
}

/** The sum of all customers' balances, and each account of the house. */
export async function sumAccounts(tx: Tx): Promise<Pick<Books, 'customers' | 'house'>> {
  const customers = await tx.get<Books['customers']>(sql`
    select count(*)::int as accounts, coalesce(sum(balance), 0)::bigint as balance from ledger.accounts where balance is not null`)
  const house = await tx.all<{ account: Row<'ledger.accounts'>['path']; balance: number }>(sql`
    select a.path as account, coalesce(sum(e.amount), 0)::bigint as balance
    from ledger.accounts a left join ledger.entries e on e.account_id = a.id
    where a.balance is null group by a.id order by a.path`)
  return { customers, house }
}

/** The number of transfers whose credit stands, and their total for customers. */
export function sumOutsideCredits(tx: Tx): Promise<{ count: number; amount: number }> {
  return tx.get(sql`
    select (count(distinct t.id) filter (where e.amount > 0) - count(distinct t.id) filter (where e.amount < 0))::int as count,
      coalesce(sum(e.amount), 0)::bigint as amount
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.balance is not null
    where t.kind in ('bank_deposit', 'crypto_deposit') or (t.kind = 'deposit_reversal' and exists (
      select from ledger.transactions o where o.code = t.reference and o.kind in ('bank_deposit', 'crypto_deposit')))`)
}

/** The number of charged orders, their total, and the refunds that stand. */
export function sumOrderMoney(tx: Tx): Promise<{ count: number; charged: number; refunded: number }> {
  return tx.get(sql`
    select count(*) filter (where t.kind in ('order_ref', 'order_auto'))::int as count,
      coalesce(-sum(e.amount) filter (where t.kind in ('order_ref', 'order_auto')), 0)::bigint as charged,
      coalesce(sum(e.amount) filter (where t.kind in ('refund', 'refund_reversal')), 0)::bigint as refunded
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.balance is not null
    where t.kind in ('order_ref', 'order_auto', 'refund', 'refund_reversal')`)
}

/** The customers' commissions, less the part that the shop took back. */
export async function sumCommissions(tx: Tx): Promise<number> {
  const { sum } = await tx.get<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::bigint as sum
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.balance is not null
    where t.kind = 'commission'`)
  return sum
}

/** The totals of waiting payouts and of paid ones. */
export function sumPayoutMoney(tx: Tx): Promise<{ waiting: number; paid: number }> {
  return tx.get(sql`
    select coalesce(sum(e.amount), 0)::bigint as waiting,
      coalesce(-sum(e.amount) filter (where t.kind = 'payout_paid'), 0)::bigint as paid
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.path = 'house:payouts'
    where t.kind in ('payout', 'payout_return', 'payout_paid')`)
}

/** The balance at each supplier by its postings. Below zero is prepaid money, above zero is owed. */
export type SupplierPostings = { supplierId: string; balance: number; paidIn: number; cost: number; postings: number }

export function sumSupplierMoney(tx: Tx): Promise<SupplierPostings[]> {
  return tx.all(sql`
    select coalesce(t.details->>'supplierId', '') as "supplierId", sum(e.amount)::bigint as balance,
      coalesce(-sum(e.amount) filter (where t.kind in ('supplier_top_up', 'supplier_top_up_back')), 0)::bigint as "paidIn",
      coalesce(sum(e.amount) filter (where t.kind = 'supplier_cost'), 0)::bigint as cost,
      count(*) filter (where t.kind = 'supplier_cost')::int as postings
    from ledger.entries e join ledger.transactions t on t.id = e.transaction_id
    where e.account_id = (select id from ledger.accounts where path = ${house.suppliers}) group by 1`)
}
