import type { ReferralSettings } from '@runmart/contract/referrals'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export function getSettings(tx: Tx): Promise<ReferralSettings> {
  return tx.get<ReferralSettings>(
    sql`select commission_percent as "commissionPercent", hold_days as "holdDays" from referrals.settings`,
  )
}

export async function updateSettings(tx: Tx, it: ReferralSettings): Promise<void> {
  await tx.run(sql`
    update referrals.settings set commission_percent = ${it.commissionPercent}, hold_days = ${it.holdDays}`)
}
