import type { CommissionStatus } from '@runmart/contract/referrals'
import { countRows } from '#platform/db/count-rows.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { commissions, type StoredCommission } from './commission-queries.ts'

type ListPart = { page: number; limit: number; status?: CommissionStatus | undefined; waiting?: 'pairs' | undefined }

/** Literal, not a parameter: PostgreSQL uses the partial index only for these very words. */
const isWaiting = sql<boolean>`status = 'suspicious'`
/** One decision covers a pair of people: the oldest waiting commission stands for all of theirs. */
const isToDecide = sql<boolean>`(${isWaiting} and not exists (select from referrals.commissions other
  where other.referrer_id = commissions.referrer_id and other.referred_id = commissions.referred_id
    and other.status = 'suspicious' and (other.created_at, other.order_id) < (commissions.created_at, commissions.order_id)))`

/**
 * One page of the commissions, newest first, or of the waiting decisions, one per pair and oldest first. Also counts
 * the matches and the waiting decisions.
 */
export async function listCommissions(
  tx: Tx,
  { page, limit, status, waiting }: ListPart,
): Promise<{ items: StoredCommission[]; total: number; waiting: number }> {
  let found = commissions
  if (status) found = status === 'suspicious' ? found.where(isWaiting) : found.where('status', '=', status)
  if (waiting) found = found.where(isToDecide)
  const items = await tx.all(
    found
      .orderBy('createdAt', waiting ? 'asc' : 'desc')
      .orderBy('orderId')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, found), waiting: await countRows(tx, commissions.where(isToDecide)) }
}

type WaitingPair = Pick<StoredCommission, 'referrerId' | 'referredId'> & { count: number; amount: number }

/** The waiting number and sum of each pair in these commissions. */
export function countWaitingPairs(tx: Tx, of: readonly StoredCommission[]): Promise<WaitingPair[]> {
  const waiting = of.filter((it) => it.status === 'suspicious')
  if (waiting.length === 0) return Promise.resolve([])
  return tx.all<WaitingPair>(sql`
    select referrer_id as "referrerId", referred_id as "referredId", count(*)::int as count, sum(amount)::bigint as amount
    from referrals.commissions
    where referrer_id = any (${waiting.map((it) => it.referrerId)}::uuid[])
      and referred_id = any (${waiting.map((it) => it.referredId)}::uuid[]) and ${isWaiting}
    group by 1, 2`)
}

/** Locks a pair's waiting commissions, in the common lock order. */
export function lockWaitingOfPair(
  tx: Tx,
  { referrerId, referredId }: Pick<StoredCommission, 'referrerId' | 'referredId'>,
): Promise<StoredCommission[]> {
  return tx.all(
    commissions
      .where('referrerId', '=', referrerId)
      .where('referredId', '=', referredId)
      .where(isWaiting)
      .orderBy('orderId')
      .forUpdate(),
  )
}

/** The number of pairs to review, and the time of the oldest one. */
export function countSuspicious(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select created_at as at from referrals.commissions where ${isToDecide} order by created_at`,
  )
}
