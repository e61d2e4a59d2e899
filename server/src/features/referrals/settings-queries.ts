import type { ReferralSettings } from '@runmart/contract/referrals'
import type { SettingsSection } from '#features/settings/index.ts'
import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'

const settings = query.selectFrom('referrals.settings').select(['commissionPercent', 'holdDays'])

export function getSettings(tx: Tx): Promise<ReferralSettings> {
  return tx.get(settings)
}

/** What referring earns from now on. */
export const referralSettings: SettingsSection<ReferralSettings> = {
  action: 'referrals.settings',
  get: (tx) => tx.get(settings.select('version')),
  lock: (tx) => tx.get(settings.select('version').forUpdate()),
  update: async (tx, { commissionPercent, holdDays }) => {
    await tx.run(query.updateTable('referrals.settings').set({ commissionPercent, holdDays }))
  },
}
