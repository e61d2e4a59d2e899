import { type ReferralSettings, SUGGESTED_COMMISSION } from '@runmart/contract/referrals'
import type { SettingsSection } from '#features/settings/index.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'

const settings = query.selectFrom('referrals.settings').select(['commissionPercent', 'holdDays'])

export function getSettings(tx: Tx): Promise<ReferralSettings> {
  return tx.get(settings)
}

/** Whether new orders earn commission by the general rate. */
export async function paysCommission(reader: Reader): Promise<boolean> {
  const { commissionPercent } = await reader.get(settings)
  return commissionPercent > 0
}

/** Sets the suggested commission in a demo shop, unless an operator has changed it. */
export async function seedDemoCommission(tx: Tx): Promise<void> {
  const commissionPercent = SUGGESTED_COMMISSION
  await tx.run(query.updateTable('referrals.settings').set({ commissionPercent }).where('version', '=', 1))
}

/** The terms of future commissions. */
export const referralSettings: SettingsSection<ReferralSettings> = {
  action: 'referrals.settings',
  get: (tx) => tx.get(settings.select('version')),
  lock: (tx) => tx.get(settings.select('version').forUpdate()),
  update: async (tx, { commissionPercent, holdDays }) => {
    await tx.run(query.updateTable('referrals.settings').set({ commissionPercent, holdDays }))
  },
}
