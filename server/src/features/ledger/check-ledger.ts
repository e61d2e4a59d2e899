import type { BookCheck, Books } from '@runmart/contract/ledger'
import type { Row } from '#platform/db/query.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { house } from './accounts.ts'
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

/** Each check selects what differs as text; none may differ. */
const checks: Record<LedgerCheck, Sql> = {
  'sum-is-zero': sql`select 'all entries sum to ' || sum(amount) as example from ledger.entries having sum(amount) <> 0`,
  'transactions-balance': sql`
    select coalesce(t.code || ' sums to ' || coalesce(e.sum, 0), 'entry ' || e.id || ' belongs to no transaction') as example
    from ledger.transactions t
    full join (select transaction_id, sum(amount) as sum, min(id) as id from ledger.entries group by transaction_id) as e
      on e.transaction_id = t.id
    where t.id is null or e.sum is distinct from 0
    union all
    select 'entry ' || e.id || ' belongs to no account' from ledger.entries e
    where not exists (select from ledger.accounts a where a.id = e.account_id)`,
  'balances-equal-entries': sql`
    select a.path || ' has ' || a.balance || ', its entries sum to ' || coalesce(sum(e.amount), 0) as example
    from ledger.accounts a left join ledger.entries e on e.account_id = a.id
    where a.balance is not null group by a.id having a.balance <> coalesce(sum(e.amount), 0)`,
  'balances-after-each': sql`
    select path || ' entry ' || id as example from (
      select a.path, e.id, e.balance_after, sum(e.amount) over (partition by e.account_id order by e.id) as running
      from ledger.entries e join ledger.accounts a on a.id = e.account_id where a.balance is not null) as it
    where balance_after is distinct from running`,
  'nothing-negative': sql`select path || ' has ' || balance as example from ledger.accounts where balance < 0`,
  'totals-equal-entries': sql`
    select a.path || ' has deposited ' || a.deposited || ', earned ' || a.earned || ' and got ' || a.shared || ' as a partner' as example
    from ledger.accounts a
    left join (
      select e.account_id,
        coalesce(sum(e.amount) filter (where t.kind not in ('commission', 'partner_share_released', 'partner_share_back')), 0) as deposited,
        coalesce(sum(e.amount) filter (where t.kind = 'commission'), 0) as earned,
        coalesce(sum(e.amount) filter (where t.kind in ('partner_share_released', 'partner_share_back')), 0) as shared
      from ledger.transactions t join ledger.entries e on e.transaction_id = t.id
      where t.kind in ('deposit', 'bank_deposit', 'crypto_deposit', 'deposit_reversal', 'commission',
        'partner_share_released', 'partner_share_back')
      group by e.account_id) as posted on posted.account_id = a.id
    where a.balance is not null
      and (a.deposited, a.earned, a.shared)
        <> (coalesce(posted.deposited, 0), coalesce(posted.earned, 0), coalesce(posted.shared, 0))`,
  'one-charge-per-order': sql`
    select coalesce(${orderCodeOf}, min(t.code)) || ' charged ' || count(*) || ' times' as example from ledger.transactions t
    where t.kind in ('order_ref', 'order_auto') group by ${orderCodeOf} having count(*) > 1`,
  'refunds-within-charges': sql`
    select coalesce(${orderCodeOf}, min(t.code)) || ' refunded beyond its charge' as example
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
    select distinct code || ' is not the opposite of ' || reference as example
    from reversals cross join unnest(array[id, original]) as pair (transaction_id) join ledger.entries e using (transaction_id)
    group by code, reference, e.account_id having sum(e.amount) <> 0
    union all
    select reference || ' was reversed ' || count(*) || ' times' from reversals group by reference having count(*) > 1`,
  'debts-equal-owed': sql`
    select a.path || ' owes ' || coalesce(d.owed, 0) || ', its entries tell of ' || coalesce(p.owed, 0) as example
    from ledger.accounts a
    left join (select account_id, sum(amount - paid) as owed from ledger.debts group by account_id) as d on d.account_id = a.id
    left join (select e.account_id, sum(e.amount) as owed from ledger.entries e
      join ledger.transactions t on t.id = e.transaction_id and t.kind in ('debt', 'debt_payment')
      group by e.account_id) as p on p.account_id = a.id
    where a.balance is not null and coalesce(d.owed, 0) <> coalesce(p.owed, 0)`,
}

/** Checks the ledger by itself. */
export async function checkLedger(tx: Tx): Promise<BookCheck[]> {
  const done: BookCheck[] = []
  for (const [name, differing] of Object.entries(checks) as [LedgerCheck, Sql][]) {
    const found = await tx.all<{ example: string; count: number }>(sql`
      select example, count(*) over ()::int as count from (${differing}) as it limit ${EXAMPLES}`)
    done.push({ name, found: found[0]?.count ?? 0, examples: found.map((row) => row.example) })
  }
  return done
}

/** What customers hold together, and each account of the house. */
export async function sumAccounts(tx: Tx): Promise<Pick<Books, 'customers' | 'house'>> {
  const customers = await tx.get<Books['customers']>(sql`
    select count(*)::int as accounts, coalesce(sum(balance), 0)::bigint as balance from ledger.accounts where balance is not null`)
  const house = await tx.all<{ account: Row<'ledger.accounts'>['path']; balance: number }>(sql`
    select a.path as account, coalesce(sum(e.amount), 0)::bigint as balance
    from ledger.accounts a left join ledger.entries e on e.account_id = a.id
    where a.balance is null group by a.id order by a.path`)
  return { customers, house }
}

/** How many credits of transfers from outside stand, and how much they brought to customers. */
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

/** How many orders were charged, how much, and what went back and stayed there. */
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

/** What commissions brought to customers, less what was taken back. */
export async function sumCommissions(tx: Tx): Promise<number> {
  const { sum } = await tx.get<{ sum: number }>(sql`
    select coalesce(sum(e.amount), 0)::bigint as sum
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.balance is not null
    where t.kind = 'commission'`)
  return sum
}

/** What waits to be paid out, and what was sent. */
export function sumPayoutMoney(tx: Tx): Promise<{ waiting: number; paid: number }> {
  return tx.get(sql`
    select coalesce(sum(e.amount), 0)::bigint as waiting,
      coalesce(-sum(e.amount) filter (where t.kind = 'payout_paid'), 0)::bigint as paid
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.path = 'house:payouts'
    where t.kind in ('payout', 'payout_return', 'payout_paid')`)
}

/** What lies at each supplier by its postings: below zero was paid in and not charged yet, above zero is owed. */
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
