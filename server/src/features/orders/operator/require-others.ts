import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import type { StoredOrder } from '../order-queries.ts'
import { findShare } from '../partner/share-queries.ts'

/** Nobody decides as staff about an order that they placed, or by which they earn or earned as a partner. */
export async function requireOthers(
  tx: Tx,
  { id, customerId }: Pick<StoredOrder, 'id' | 'customerId'>,
  operatorId: string,
): Promise<void> {
  if (customerId === operatorId || (await findShare(tx, id))?.partnerId === operatorId) throw new Refusal('FORBIDDEN')
}
