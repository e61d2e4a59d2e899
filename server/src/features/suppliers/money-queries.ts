import type { SupplierAccount } from '@runmart/contract/suppliers-money'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Payments to each supplier, its orders' costs, and the number of postings behind them. */
export type SupplierSums = { id: string; name: string; paidIn: number; cost: number; postings: number }

const paidIn = sql`coalesce((select sum(u.dong) from suppliers.top_ups u where u.supplier_id = s.id and u.status = 'posted'), 0)::bigint`

export function sumSuppliers(tx: Tx): Promise<SupplierSums[]> {
  return tx.all(sql`
    select s.id, s.name, ${paidIn} as "paidIn", coalesce(c.cost, 0)::bigint as cost, coalesce(c.postings, 0)::int as postings
    from suppliers.suppliers s left join suppliers.costs c on c.supplier_id = s.id order by lower(s.name), s.id`)
}

/** The shop's accounts at its suppliers, by name. */
export function listAccounts(tx: Tx): Promise<SupplierAccount[]> {
  return tx.all(sql`
    select it.*, "paidIn" - cost as left, told - ("paidIn" - cost) as difference from (
      select s.id, s.name, s.currency, trim_scale(s.dong_each)::text as "dongEach", ${paidIn} as "paidIn",
        coalesce(c.cost, 0)::bigint as cost, trim_scale(s.balance)::text as balance, s.balance_at as "balanceAt",
        case when s.balance is not null then round(greatest(-1e15, least(1e15, s.balance * s.dong_each)))::bigint end as told
      from suppliers.suppliers s left join suppliers.costs c on c.supplier_id = s.id) as it
    order by lower(name), id`)
}
