import type { MaintenanceDraft } from '@runmart/contract/content-maintenance'
import type { SettingsSection } from '#features/settings/index.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'

const maintenance = query
  .selectFrom('content.maintenance')
  .select(['isOn', 'texts', 'until'])
  .$castTo<MaintenanceDraft>()
const versioned = query
  .selectFrom('content.maintenance')
  .select(['isOn', 'texts', 'until', 'version'])
  .$castTo<MaintenanceDraft & { version: number }>()

export function getMaintenance(reader: Reader): Promise<MaintenanceDraft> {
  return reader.get(maintenance)
}

/** The settings that close the shop for customers. */
export const maintenanceSettings: SettingsSection<MaintenanceDraft> = {
  action: 'content.maintenance',
  get: (tx) => tx.get(versioned),
  lock: (tx) => tx.get(versioned.forUpdate()),
  update: async (tx, { isOn, texts, until }) => {
    await tx.run(query.updateTable('content.maintenance').set({ isOn, texts: JSON.stringify(texts), until }))
  },
  // Groups by language, so that the log shows which sentence changed.
  detailsOf: ({ isOn, texts, until }) => ({ isOn, ...texts, until }),
}
