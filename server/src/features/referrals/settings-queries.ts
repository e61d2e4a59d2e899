import type { ReferralSettings } from '@runmart/contract/referrals'
import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'

export function getSettings(tx: Tx): Promise<ReferralSettings> {
  return tx.get(query.selectFrom('referrals.settings').select(['commissionPercent', 'holdDays']))
}

export async function updateSettings(tx: Tx, { commissionPercent, holdDays }: ReferralSettings): Promise<void> {
  await tx.run(query.updateTable('referrals.settings').set({ commissionPercent, holdDays }))
}
