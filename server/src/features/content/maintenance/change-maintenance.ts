import type { api } from '@runmart/contract'
import type { Maintenance, MaintenanceDraft } from '@runmart/contract/content-maintenance'
import { usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { CurrentState } from '../current-state.ts'
import { getMaintenance, lockMaintenance, updateMaintenance } from './maintenance-queries.ts'

type State = Pick<CurrentState, 'isForcedClosed'>

/** Whether the shop is closed, and who decided so when. */
export async function showMaintenance(tx: Tx, state: State): Promise<Result<{ maintenance: Maintenance }>> {
  const stored = await getMaintenance(tx)
  const names = await usernamesOf(tx, stored.changedBy ? [stored.changedBy] : [])
  const changedBy = stored.changedBy && (names.get(stored.changedBy) ?? null)
  return { data: { maintenance: { ...stored, changedBy, isForced: state.isForcedClosed } } }
}

/** Closes the shop for customers, or opens it; every node and every open page hears of it. */
export async function saveMaintenance(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.maintenance.save>,
  state: State,
): Promise<Result<{ maintenance: Maintenance }>> {
  const before = await lockMaintenance(tx)
  updateMaintenance(tx, body, caller.userId)
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'content.maintenance',
    subject: 'shop',
    details: { before: detailsOf(before), after: detailsOf(body) },
  })
  const { data } = await showMaintenance(tx, state)
  if (before.isOn === body.isOn) return { data, notice: 'messages.settingsSaved' }
  return { data, notice: body.isOn ? 'messages.shopClosed' : 'messages.shopOpened' }
}

/** By language, so that the log shows which sentence changed. */
function detailsOf({ isOn, texts, until }: MaintenanceDraft): Record<string, unknown> {
  return { isOn, ...texts, until }
}
