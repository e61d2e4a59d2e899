import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Maximum earlier transfers per payer: a daily payer must not slow the list down. */
const LOOKED_AT = 50

type PaidFor = { customerId: string; payer: string }

/** The earlier customer of each transfer's payer, if it was always the same one. */
export async function customersOfPayers(tx: Tx, transferIds: readonly string[]): Promise<Map<string, PaidFor>> {
  const rows = await tx.all<PaidFor & { id: string }>(sql`
    select t.id, min(before.customer_id::text) as "customerId", regexp_replace(t.payer, '^[a-z]+:', '') as payer
    from deposits.transfers t
    cross join lateral (
      select customer_id from deposits.transfers
      where payer = t.payer and payer <> '' and status = 'credited' limit ${LOOKED_AT}
    ) before
    where t.id = any (${transferIds}::uuid[]) and t.payer <> ''
    group by t.id, t.payer having count(distinct before.customer_id) = 1`)
  return new Map(rows.map(({ id, ...paid }) => [id, paid]))
}
