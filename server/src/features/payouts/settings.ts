import type { api } from '@runmart/contract'
import type { PayoutSettings } from '@runmart/contract/payouts'
import type { Saved } from '@runmart/contract/settings'
import { changeSettings, type SettingsSection, showSettings } from '#features/settings/index.ts'
import { query } from '#platform/db/query.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'

const settings = query.selectFrom('payouts.settings').select('minimum')

/** The smallest payable amount. */
export async function getMinimum(tx: Tx): Promise<number> {
  return (await tx.get(settings)).minimum
}

const payoutSettings: SettingsSection<PayoutSettings> = {
  action: 'payouts.settings',
  get: (tx) => tx.get(settings.select('version')),
  lock: (tx) => tx.get(settings.select('version').forUpdate()),
  update: async (tx, { minimum }) => {
    await tx.run(query.updateTable('payouts.settings').set({ minimum }))
  },
}

export async function showPayoutSettings(tx: Tx): Promise<Result<Saved<PayoutSettings>>> {
  return { data: await showSettings(tx, payoutSettings) }
}

/** Changes the smallest payable amount. */
export async function savePayoutSettings(
  tx: Tx,
  input: HandlerInput<typeof api.payouts.saveSettings>,
): Promise<Result<Saved<PayoutSettings>>> {
  await changeSettings(tx, payoutSettings, input)
  return { data: await showSettings(tx, payoutSettings), notice: 'messages.settingsSaved' }
}
