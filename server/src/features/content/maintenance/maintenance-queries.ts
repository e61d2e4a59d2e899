import type { MaintenanceDraft } from '@runmart/contract/content-maintenance'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type StoredMaintenance = MaintenanceDraft & { changedAt: string | null; changedBy: string | null }

const maintenance = query
  .selectFrom('content.maintenance')
  .select(['isOn', 'texts', 'until', 'changedAt', 'changedBy'])
  .$castTo<StoredMaintenance>()

export function getMaintenance(reader: Reader): Promise<StoredMaintenance> {
  return reader.get(maintenance)
}

/** Whether the shop is closed, locked until the transaction ends. */
export function lockMaintenance(tx: Tx): Promise<StoredMaintenance> {
  return tx.get(maintenance.forUpdate())
}

export function updateMaintenance(tx: Tx, { isOn, texts, until }: MaintenanceDraft, operatorId: string): void {
  tx.write(
    query.updateTable('content.maintenance').set({
      isOn,
      texts: JSON.stringify(texts),
      until,
      changedAt: sql<string>`now()`,
      changedBy: operatorId,
    }),
  )
}
