import type { api } from '@runmart/contract'
import type { Maintenance } from '@runmart/contract/content-maintenance'
import { changeSettings, showSettings } from '#features/settings/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { maintenanceSettings } from './maintenance-queries.ts'

/** Whether the shop is closed, with the author and time of the last change. */
export async function showMaintenance(tx: Tx, _input: unknown, { maintenance }: Shop): Promise<Result<Maintenance>> {
  return { data: { ...(await showSettings(tx, maintenanceSettings)), isForced: maintenance } }
}

/** Closes or opens the shop for customers and notifies every node and open page. */
export async function saveMaintenance(
  tx: Tx,
  input: HandlerInput<typeof api.maintenance.saveSettings>,
  shop: Shop,
): Promise<Result<Maintenance>> {
  const { before, after } = await changeSettings(tx, maintenanceSettings, input)
  const { data } = await showMaintenance(tx, input, shop)
  if (before.isOn === after.isOn) return { data, notice: 'messages.settingsSaved' }
  return { data, notice: after.isOn ? 'messages.shopClosed' : 'messages.shopOpened' }
}
