import { countRows } from '#platform/db/count-rows.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const topUps = query
  .selectFrom('suppliers.top_ups as u')
  .innerJoin('suppliers.suppliers as s', 's.id', 'u.supplierId')
  .select(['u.id', 'u.supplierId', 's.name as supplierName', 'u.currency', 'u.dong', 'u.paidFrom', 'u.reference'])
  .select(['u.status', 'u.notedBy', 'u.notedAt', 'u.ripensAt', 'u.reason', 'u.withinCap'])
  .select(sql<string>`trim_scale(u.amount)::text`.as('amount'))

export type StoredTopUp = QueryRow<typeof topUps>

/** Makes other payments by the same operator wait, so that each counts before the next. */
export async function lockCap(tx: Tx, operatorId: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('top-ups by ' || ${operatorId}, 4))`)
}

/** The sum that an operator noted alone in the last 24 hours, reversed payments included. */
export async function sumWithinCap(tx: Tx, operatorId: string): Promise<number> {
  const { used } = await tx.get<{ used: number }>(sql`
    select coalesce(sum(dong), 0)::bigint as used from suppliers.top_ups
    where posted_by = ${operatorId} and within_cap and posted_at > now() - interval '24 hours'`)
  return used
}

type NewTopUp = Pick<StoredTopUp, 'supplierId' | 'amount' | 'currency' | 'dong' | 'paidFrom' | 'reference' | 'notedBy'>

/** Stores a waiting payment. With `hours`, the same operator may confirm it after them. */
export async function insertTopUp(tx: Tx, it: NewTopUp, hours: number | null): Promise<string> {
  const { id } = await tx.get<{ id: string }>(sql`
    insert into suppliers.top_ups (supplier_id, amount, currency, dong, paid_from, reference, noted_by, ripens_at)
    values (${it.supplierId}, ${it.amount}::numeric, ${it.currency}, ${it.dong}, ${it.paidFrom}, ${it.reference}, ${it.notedBy},
      now() + make_interval(hours => ${hours}))
    returning id`)
  return id
}

export function getTopUp(tx: Tx, id: string): Promise<StoredTopUp> {
  return tx.get(topUps.where('u.id', '=', id))
}

/** Locks a payment. Other decisions about it wait and then see the result. */
export function lockTopUp(tx: Tx, id: string): Promise<StoredTopUp | null> {
  return tx.find(topUps.where('u.id', '=', id).forUpdate('u'))
}

export async function markPosted(tx: Tx, id: string, postedBy: string, withinCap: boolean): Promise<void> {
  await tx.run(sql`
    update suppliers.top_ups set status = 'posted', posted_by = ${postedBy}, posted_at = now(), within_cap = ${withinCap}
    where id = ${id}`)
}

type End = { status: 'reversed' | 'withdrawn'; endedBy: string; reason: string }

export async function markEnded(tx: Tx, id: string, { status, endedBy, reason }: End): Promise<void> {
  await tx.run(sql`
    update suppliers.top_ups set status = ${status}, ended_by = ${endedBy}, ended_at = now(), reason = ${reason} where id = ${id}`)
}

type Asked = {
  supplierId?: string | undefined
  status?: StoredTopUp['status'] | undefined
  page: number
  limit: number
}

/** One page of payments, newest first. */
export async function listTopUps(
  tx: Tx,
  { supplierId, status, page, limit }: Asked,
): Promise<{ items: StoredTopUp[]; total: number }> {
  const conditions = [supplierId && sql`u.supplier_id = ${supplierId}::uuid`, status && sql`u.status = ${status}`]
  const found = topUps.where(sql<boolean>`${allOf(conditions)}`)
  const items = await tx.all(
    found
      .orderBy('u.notedAt', 'desc')
      .orderBy('u.id')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found) }
}

/** Payments that this operator can confirm: another operator noted them, or their hours are over. */
export const countTopUps = (tx: Tx, operatorId: string): Promise<Waiting> =>
  countWithOldest(
    tx,
    sql`select noted_at as at from suppliers.top_ups
      where status = 'waiting' and (noted_by <> ${operatorId} or ripens_at <= now())
      order by noted_at`,
  )
