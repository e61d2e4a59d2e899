import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/**
 * Calls are counted by a bucket that fills up evenly. Full bucket and a minute of filling together are a tenth less than a supplier
 * allows: what is under way may arrive later than it was counted.
 */
const allowed = sql`(s.calls_a_minute * 0.9)`
const full = sql`greatest(1, floor(${allowed} / 6))`
const aMinute = sql`greatest(${allowed} - ${full}, ${allowed} / 2)`
export const callsLeft: Sql = sql`least(${full},
  s.calls_left + greatest(0, extract(epoch from clock_timestamp() - s.calls_at)) * ${aMinute} / 60)`

/** Takes one of the calls that may be made now, and leaves so many to others; false where there is none. */
export async function takeCall(tx: Tx, supplierId: string, leave = 0): Promise<boolean> {
  const taken = await tx.run(sql`
    update suppliers.suppliers s set calls_left = ${callsLeft} - 1, calls_at = greatest(s.calls_at, clock_timestamp())
    where s.id = ${supplierId} and ${callsLeft} >= least(1 + ${leave}::int, ${full})`)
  return taken > 0
}

/** The supplier said that there were too many: nobody calls it for a while. */
export async function pauseCalls(tx: Tx, supplierId: string, seconds: number): Promise<void> {
  await tx.run(sql`
    update suppliers.suppliers s set calls_left = 0, calls_at = clock_timestamp() + make_interval(secs => ${seconds})
    where s.id = ${supplierId}`)
}
