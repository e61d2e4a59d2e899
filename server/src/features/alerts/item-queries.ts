import type { Alert } from '@runmart/contract/alerts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Item = { id: string; operatorId: string; alert: Alert }

/** The table of sent alerts, one row per alert and channel. */
export const sendings = sql`alerts.sendings`

/** Stores an alert for its readers; returns only the items that are new. */
export function insertItems(
  tx: Tx,
  operatorIds: readonly string[],
  { key, alert }: { key: string; alert: Alert },
): Promise<Pick<Item, 'id' | 'operatorId'>[]> {
  return tx.all(sql`
    insert into alerts.items (operator_id, key, alert)
    select operator_id, ${key}, ${JSON.stringify(alert)}::jsonb from unnest(${operatorIds}::uuid[]) as operator_id
    on conflict (operator_id, key) do nothing returning id::text, operator_id as "operatorId"`)
}

export function findItem(tx: Tx, id: string): Promise<Item | null> {
  return tx.find<Item>(sql`select id::text, operator_id as "operatorId", alert from alerts.items where id = ${id}`)
}

/**
 * Replaces the stored waiting subjects of a kind and returns the new ones. Deletes the others: they are news when they
 * wait again.
 */
export async function keepTold(tx: Tx, kind: string, subjects: readonly string[]): Promise<Set<string>> {
  const rows = await tx.all<{ subject: string }>(sql`
    with gone as (delete from alerts.told where kind = ${kind} and subject <> all (${subjects}::text[]))
    insert into alerts.told (kind, subject) select ${kind}, subject from unnest(${subjects}::text[]) as subject
    on conflict do nothing returning subject`)
  return new Set(rows.map((it) => it.subject))
}

/** The interval between alerts about new orders. */
export type Pace = 'minute' | 'hour'

/**
 * The end of the reported period and the current time. Locks the row until the transaction ends, against double
 * reports.
 */
export function lockOrdersTold(tx: Tx, pace: Pace): Promise<{ told: string; now: string }> {
  return tx.get(sql`select until as told, now() as now from alerts.orders_told where pace = ${pace} for update`)
}

export function saveOrdersTold(tx: Tx, pace: Pace, until: string): void {
  tx.write(sql`update alerts.orders_told set until = ${until} where pace = ${pace}`)
}
