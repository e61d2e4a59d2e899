import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import type { StoredOrder } from '../order-queries.ts'
import { findShare } from '../partner/share-queries.ts'

/** Refuses staff who placed the order, or who earn or earned by it as a partner. */
export async function requireOthers(
  tx: Tx,
  { id, customerId }: Pick<StoredOrder, 'id' | 'customerId'>,
  operatorId: string,
): Promise<void> {
  if (customerId === operatorId || (await findShare(tx, id))?.partnerId === operatorId) throw new Refusal('FORBIDDEN')
}
