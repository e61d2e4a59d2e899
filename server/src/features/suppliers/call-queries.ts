import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/**
 * A token bucket counts calls. Bucket and a minute of filling stay a tenth below the supplier's limit, since calls may
 * arrive later than counted.
 */
const allowed = sql`(s.calls_a_minute * 0.9)`
const full = sql`greatest(1, floor(${allowed} / 6))`
const aMinute = sql`greatest(${allowed} - ${full}, ${allowed} / 2)`
export const callsLeft: Sql = sql`least(${full},
  s.calls_left + greatest(0, extract(epoch from clock_timestamp() - s.calls_at)) * ${aMinute} / 60)`

/** Takes a call if one is free and `leave` more remain for others; otherwise false. */
export async function takeCall(tx: Tx, supplierId: string, leave = 0): Promise<boolean> {
  const taken = await tx.run(sql`
    update suppliers.suppliers s set calls_left = ${callsLeft} - 1, calls_at = greatest(s.calls_at, clock_timestamp())
    where s.id = ${supplierId} and ${callsLeft} >= least(1 + ${leave}::int, ${full})`)
  return taken > 0
}

/** The supplier reported too many calls: pauses all calls to it. */
export async function pauseCalls(tx: Tx, supplierId: string, seconds: number): Promise<void> {
  await tx.run(sql`
    update suppliers.suppliers s set calls_left = 0, calls_at = clock_timestamp() + make_interval(secs => ${seconds})
    where s.id = ${supplierId}`)
}
