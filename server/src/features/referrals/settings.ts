import type { api } from '@runmart/contract'
import type { ReferralSettings } from '@runmart/contract/referrals'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { getSettings, updateSettings } from './settings-queries.ts'

/** Changes what referring earns from now on, with before and after in the audit log. */
export async function saveSettings(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.referrals.saveSettings>,
): Promise<Result<{ settings: ReferralSettings }>> {
  const before = await getSettings(tx)
  await updateSettings(tx, body)
  const deed = { action: 'referrals.settings', subject: 'settings', details: { before, after: body } }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...deed })
  return { data: { settings: body }, notice: 'messages.settingsSaved' }
}
