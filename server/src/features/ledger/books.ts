import type { BookCheck, Books } from '@runmart/contract/ledger'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const EXAMPLES = 5

/** Each check selects what differs as text; none may differ. */
const checks: Record<BookCheck['name'], Sql> = {
  'sum-is-zero': sql`select 'all entries sum to ' || sum(amount) as example from ledger.entries having sum(amount) <> 0`,
  'transactions-balance': sql`
    select t.code || ' sums to ' || coalesce(sum(e.amount), 0) as example
    from ledger.transactions t left join ledger.entries e on e.transaction_id = t.id
    group by t.id having coalesce(sum(e.amount), 1) <> 0`,
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
  'one-credit-per-payment': sql`
    select kind || ' ' || reference || ' ' || count(*) || ' times' as example from ledger.transactions
    where kind in ('deposit', 'bank_deposit', 'crypto_deposit') group by kind, reference having count(*) > 1`,
  'one-charge-per-order': sql`
    select details->>'orderCode' || ' charged ' || count(*) || ' times' as example from ledger.transactions
    where kind in ('order_ref', 'order_auto') group by details->>'orderCode' having count(*) > 1`,
  'refunds-within-charges': sql`
    select t.details->>'orderCode' || ' refunded beyond its charge' as example
    from ledger.transactions t
    join ledger.entries e on e.transaction_id = t.id
    join ledger.accounts a on a.id = e.account_id and a.balance is not null
    where t.kind in ('order_ref', 'order_auto', 'refund')
    group by t.details->>'orderCode' having sum(e.amount) > 0`,
}

/** Proves the books from one instant of the database, and names what differs. */
export async function checkBooks(tx: Tx): Promise<Books> {
  const done: BookCheck[] = []
  for (const name of Object.keys(checks) as BookCheck['name'][]) {
    const found = await tx.all<{ example: string; count: number }>(sql`
      select example, count(*) over ()::int as count from (${checks[name]}) as it limit ${EXAMPLES}`)
    done.push({ name, found: found[0]?.count ?? 0, examples: found.map((row) => row.example) })
  }
  const { checkedAt } = await tx.get<{ checkedAt: string }>(sql`select now() as "checkedAt"`)
  return { checkedAt, ok: done.every((check) => check.found === 0), checks: done, ...(await sums(tx)) }
}

async function sums(tx: Tx): Promise<Pick<Books, 'customers' | 'house'>> {
  const customers = await tx.get<Books['customers']>(sql`
    select count(*)::int as accounts, coalesce(sum(balance), 0)::bigint as balance from ledger.accounts where balance is not null`)
  const house = await tx.all<Books['house'][number]>(sql`
    select a.path as account, coalesce(sum(e.amount), 0)::bigint as balance
    from ledger.accounts a left join ledger.entries e on e.account_id = a.id
    where a.balance is null group by a.id order by a.path`)
  return { customers, house }
}
