import type { Day } from '#platform/days.ts'
import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { StoredCommission } from './commission-queries.ts'

type OpenSums = { pending: number; checking: number; owed: number }

/** A referrer's pending commissions, the part under review, and the debt. */
export function sumOpen(tx: Tx, referrerId: string): Promise<OpenSums> {
  return tx.get<OpenSums>(sql`
    select coalesce(sum(amount) filter (where status = 'held'), 0)::bigint as pending,
      coalesce(sum(amount) filter (where status = 'suspicious'), 0)::bigint as checking,
      (select coalesce(sum(paid - amount), 0)::bigint from referrals.commissions
        where referrer_id = ${referrerId} and paid > amount) as owed
    from referrals.commissions where referrer_id = ${referrerId} and status in ('held', 'suspicious')`)
}

/** The commissions of each referrer that an operator reviews. */
export async function sumChecking(tx: Tx, referrerIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<{ referrerId: string; checking: number }>(sql`
    select referrer_id as "referrerId", sum(amount)::bigint as checking from referrals.commissions
    where referrer_id = any (${referrerIds}::uuid[]) and status = 'suspicious' group by 1`)
  return new Map(rows.map((it) => [it.referrerId, it.checking]))
}

/** The commissions that each of these people earned a referrer, paid or held. */
export async function earnedBy(tx: Tx, referrerId: string, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx.all<Pick<Row<'referrals.commissions'>, 'referredId'> & { earned: number }>(sql`
    select referred_id as "referredId", sum(amount)::bigint as earned from referrals.commissions
    where referrer_id = ${referrerId} and referred_id = any (${ids}::uuid[]) and status in ('held', 'paid')
    group by referred_id`)
  return new Map(rows.map((it) => [it.referredId, it.earned]))
}

/**
 * The commissions paid to a referrer on each of these days, the last of which is today. Leaves out days without any.
 */
export async function earnedByDay(tx: Tx, referrerId: string, days: readonly Day[]): Promise<Map<string, number>> {
  const starts = days.map((day) => day.start)
  const rows = await tx.all<{ day: number; earned: number }>(sql`
    select width_bucket(settled_at, ${starts}::timestamptz[]) as day, sum(amount)::bigint as earned
    from referrals.commissions
    where referrer_id = ${referrerId} and status = 'paid' and settled_at >= ${starts[0]}::timestamptz
    group by 1`)
  return new Map(rows.map((it) => [days[it.day - 1]?.date ?? '', it.earned]))
}

type OwnCommission = Pick<StoredCommission, 'percent' | 'amount' | 'status' | 'createdAt' | 'heldUntil'>

/** Every commission of a referrer, oldest first, without the customers, whose orders are private. */
export function commissionsOf(tx: Tx, referrerId: string): Promise<OwnCommission[]> {
  return tx.all(
    query
      .selectFrom('referrals.commissions')
      .select(['percent', 'amount', 'status', 'createdAt', 'heldUntil'])
      .where('referrerId', '=', referrerId)
      .orderBy('createdAt')
      .orderBy('orderId'),
  )
}
