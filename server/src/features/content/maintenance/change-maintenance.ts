import type { api } from '@runmart/contract'
import type { Maintenance } from '@runmart/contract/content-maintenance'
import { changeSettings, showSettings } from '#features/settings/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { CurrentState } from '../current-state.ts'
import { maintenanceSettings } from './maintenance-queries.ts'

type State = Pick<CurrentState, 'isForcedClosed'>

/** Whether the shop is closed, and who decided so when. */
export async function showMaintenance(tx: Tx, state: State): Promise<Result<Maintenance>> {
  return { data: { ...(await showSettings(tx, maintenanceSettings)), isForced: state.isForcedClosed } }
}

/** Closes the shop for customers, or opens it; every node and every open page hears of it. */
export async function saveMaintenance(
  tx: Tx,
  input: HandlerInput<typeof api.maintenance.saveSettings>,
  state: State,
): Promise<Result<Maintenance>> {
  const { before, after } = await changeSettings(tx, maintenanceSettings, input)
  const { data } = await showMaintenance(tx, state)
  if (before.isOn === after.isOn) return { data, notice: 'messages.settingsSaved' }
  return { data, notice: after.isOn ? 'messages.shopClosed' : 'messages.shopOpened' }
}
