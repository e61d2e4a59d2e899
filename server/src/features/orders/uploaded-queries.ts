import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

/** Adds to the customer's uploads of today; returns their total and the seconds until the day ends. */
export function addUploaded(
  tx: Tx,
  customerId: string,
  bytes: number,
): Promise<{ total: number; secondsLeft: number }> {
  return tx.get(sql`
    insert into orders.uploaded as u (customer_id, day, bytes)
    values (${customerId}, (now() at time zone 'UTC')::date, ${bytes})
    on conflict (customer_id, day) do update set bytes = u.bytes + excluded.bytes
    returning bytes as total,
      ceil(extract(epoch from (day + 1)::timestamp at time zone 'UTC' - now()))::int as "secondsLeft"`)
}

export function deleteOldUploaded(db: Transactions): Promise<void> {
  return deleteInBatches(db, sql`orders.uploaded`, sql`day < (now() at time zone 'UTC')::date`)
}
