import type { api } from '@runmart/contract'
import type { PartnerSettings } from '@runmart/contract/partners-operator'
import type { Saved } from '@runmart/contract/settings'
import { requireShare } from '#features/referrals/index.ts'
import { changeSettings, type SettingsSection, showSettings } from '#features/settings/index.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'

const settings = query.selectFrom('partners.settings').select(['share', 'holdDays', 'claimDays'])

/** The days that a share is held after its delivery. */
export async function getHoldDays(tx: Reader): Promise<number> {
  return (await tx.get(settings)).holdDays
}

/** The shop's usual offer: the share, and the days that it is held. */
export async function getTerms(tx: Reader): Promise<{ usualShare: number; holdDays: number }> {
  const { share: usualShare, holdDays } = await tx.get(settings)
  return { usualShare, holdDays }
}

/** The days that a partner has to answer a warranty claim. */
export async function getClaimDays(tx: Reader): Promise<number> {
  return (await tx.get(settings)).claimDays
}

const partnerSettings: SettingsSection<PartnerSettings> = {
  action: 'partners.settings',
  get: (tx) => tx.get(settings.select('version')),
  lock: (tx) => tx.get(settings.select('version').forUpdate()),
  update: async (tx, { share, holdDays, claimDays }) => {
    await tx.run(query.updateTable('partners.settings').set({ share, holdDays, claimDays }))
  },
}

export async function showPartnerSettings(tx: Tx): Promise<Result<Saved<PartnerSettings>>> {
  return { data: await showSettings(tx, partnerSettings) }
}

/** Changes the share for new partners, the hold of future shares, and the days that claims wait for partners. */
export async function savePartnerSettings(
  tx: Tx,
  input: HandlerInput<typeof api.partnersOperator.saveSettings>,
): Promise<Result<Saved<PartnerSettings>>> {
  await requireShare(tx, 'share', input.body.share)
  await changeSettings(tx, partnerSettings, input)
  return { data: await showSettings(tx, partnerSettings), notice: 'messages.settingsSaved' }
}
