import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Shop } from '#platform/shop.ts'
import { listFeedHealth } from './feed-health.ts'

export function countUnmatchedTransfers(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select received_at as at from deposits.transfers where status = 'unmatched' order by received_at`,
  )
}

/** Credits that this operator may approve: requested by another operator, for another customer. */
export function countCreditsToApprove(tx: Tx, operatorId: string): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select asked_at as at from deposits.manual_credits
      where status = 'waiting' and asked_by <> ${operatorId} and customer_id <> ${operatorId} order by asked_at`,
  )
}

export function countBankClaims(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select claimed_at as at from deposits.bank_claims where status = 'waiting' order by claimed_at`,
  )
}

/** The number of failing or silent feeds, and the time of the earliest last contact. */
export async function countIllFeeds(tx: Tx, shop: Shop): Promise<Waiting> {
  const ill = (await listFeedHealth(tx, shop)).filter((it) => it.isIll)
  const since = ill.flatMap((it) => it.lastOkAt ?? it.lastProblemAt ?? [])
  return { count: ill.length, oldestAt: since.sort()[0] ?? null }
}
