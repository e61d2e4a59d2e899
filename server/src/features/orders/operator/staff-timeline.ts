import type { StaffTimelineEntry } from '@runmart/contract/orders-operator'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { timelineLines } from '../event-queries.ts'
import type { StoredOrder } from '../order-queries.ts'

/** The timeline of an order with the operators' names. */
export async function staffTimelineOf(
  tx: Tx,
  order: Pick<StoredOrder, 'id' | 'createdAt' | 'customerId'>,
): Promise<StaffTimelineEntry[]> {
  const lines = await timelineLines(tx, order)
  const operators = lines.flatMap(({ by, byId }) => (by === 'operator' && byId ? [byId] : []))
  const names = await usernamesOf(tx, operators)
  return lines.map(({ byId, ...entry }) => ({
    ...entry,
    operator: entry.by === 'operator' ? (names.get(byId ?? '') ?? null) : null,
  }))
}
