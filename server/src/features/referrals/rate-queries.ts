import type { ReferralSettings } from '@runmart/contract/referrals'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type StoredRate = { percent: number | null; version: number }

const rates = query.selectFrom('referrals.rates').select(['percent', 'version'])

/** A referrer's current terms: their own rate, or else the general one. */
export function getTerms(tx: Tx, referrerId: string): Promise<ReferralSettings> {
  return tx.get(sql`
    select coalesce(r.percent, s.commission_percent) as "commissionPercent", s.hold_days as "holdDays"
    from referrals.settings s left join referrals.rates r on r.referrer_id = ${referrerId}`)
}

/** The highest rate of any referrer. The lock keeps all rates and partners' shares unchanged meanwhile. */
export async function lockHighestRate(tx: Tx): Promise<number> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended('shares and commissions', 0))`)
  const { percent } = await tx.get<{ percent: number }>(sql`
    select greatest(s.commission_percent, (select max(r.percent) from referrals.rates r)) as percent
    from referrals.settings s`)
  return percent
}

/** A referrer's own rate. A null or a missing row means the general rate. */
export async function getRate(tx: Tx, referrerId: string): Promise<StoredRate> {
  return (await tx.find(rates.where('referrerId', '=', referrerId))) ?? { percent: null, version: 0 }
}

/** Locks the rate. Of two concurrent changes, the second sees the result of the first. */
export async function lockRate(tx: Tx, referrerId: string): Promise<StoredRate> {
  await tx.run(
    query
      .insertInto('referrals.rates')
      .values({ referrerId })
      .onConflict((it) => it.doNothing()),
  )
  return tx.get(rates.where('referrerId', '=', referrerId).forUpdate())
}

/** The own rate of a referrer, or null for the general one. */
export async function findOwnRate(tx: Tx, referrerId: string): Promise<{ percent: number } | null> {
  const { percent } = await getRate(tx, referrerId)
  return percent === null ? null : { percent }
}

export async function updateRate(tx: Tx, referrerId: string, percent: number | null): Promise<void> {
  await tx.run(query.updateTable('referrals.rates').set({ percent }).where('referrerId', '=', referrerId))
}

/** Deletes the rate of a referrer who leaves. */
export function deleteRate(tx: Tx, referrerId: string): void {
  tx.write(query.deleteFrom('referrals.rates').where('referrerId', '=', referrerId))
}
