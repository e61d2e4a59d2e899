import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Failures in a row before a pause of two minutes. Each further one doubles the pause, up to half an hour. */
export const OPENS_AFTER = 4

/** Counts a failure. After too many, or a lasting one, its waiting orders may go to other suppliers at once. */
export async function countFailure(
  tx: Tx,
  supplierId: string,
  problem: string,
  { isLasting = false } = {},
): Promise<{ isOpen: boolean }> {
  const counted = isLasting ? sql`greatest(failures + 1, ${OPENS_AFTER})` : sql`failures + 1`
  const { isOpen } = await tx.get<{ isOpen: boolean }>(sql`
    update suppliers.suppliers set failures = ${counted}, problem = ${problem}, open_until = case
      when ${counted} >= ${OPENS_AFTER} then now() + least(30, 2 * 2 ^ least(${counted} - ${OPENS_AFTER}, 10)) * interval '1 minute'
      else open_until end
    where id = ${supplierId} returning failures >= ${OPENS_AFTER} as "isOpen"`)
  if (isOpen)
    await tx.run(sql`
      update suppliers.dispatches set due_at = now()
      where order_id in (
        select order_id from suppliers.dispatches where state = 'waiting' and waits_since <= now() and supplier_id is null
          -- No pause is as long: what is scheduled for later is not read.
          and due_at > now() and due_at < now() + interval '1 hour'
          and service_id in (select service_id from suppliers.sources where supplier_id = ${supplierId})
        for update skip locked)`)
  return { isOpen }
}

/** Tries a failing supplier with one order instead of all at once. */
export async function holdOthersBack(tx: Tx, supplierId: string): Promise<void> {
  await tx.run(sql`
    update suppliers.suppliers set open_until = now() + interval '1 minute'
    where id = ${supplierId} and failures >= ${OPENS_AFTER}`)
}

/** The supplier takes orders, or an operator found that it answers. */
export async function closeCircuit(tx: Tx, supplierId: string): Promise<void> {
  await tx.run(sql`
    update suppliers.suppliers set failures = 0, open_until = null, problem = null, account_since = null,
      account_problem = null, account_balance = null
    where id = ${supplierId} and (failures > 0 or open_until is not null or problem is not null or account_since is not null)`)
}

/**
 * Keeps two of our orders from getting the same supplier's number at once. Rows that only refer to the supplier do not
 * wait.
 */
export async function lockSupplier(tx: Tx, supplierId: string): Promise<void> {
  await tx.run(sql`select from suppliers.suppliers where id = ${supplierId} for no key update`)
}
