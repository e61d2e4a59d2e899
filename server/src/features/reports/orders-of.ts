import type { PostedFor } from '#features/ledger/index.ts'
import { type OrderKey, ordersByCode, ordersById } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'

/** The orders of these postings, found in one query. */
export async function ordersOf(
  tx: Tx,
  posted: readonly PostedFor[],
): Promise<{ all: OrderKey[]; of: (it: PostedFor) => OrderKey | undefined }> {
  const byCode = await ordersByCode(
    tx,
    posted.flatMap((it) => it.orderCode ?? []),
  )
  const byId = await ordersById(tx, posted.flatMap((it) => it.orderId ?? []).filter(isUuid))
  return {
    all: [...byCode.values(), ...byId.values()],
    of: ({ orderCode, orderId }) => byCode.get(orderCode ?? '') ?? byId.get(orderId ?? ''),
  }
}
