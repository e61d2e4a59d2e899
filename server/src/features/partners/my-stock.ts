import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { nameOrders } from '#features/orders/index.ts'
import { addFiles, addItems, findItem, listStockItems, showStock, withdrawItem } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { requireOwnService } from './partner-services.ts'
import { requireStaying } from './propose.ts'

/** The stock of one of the caller's services. */
export async function showMyStock(tx: Tx, input: HandlerInput<typeof api.partnersServices.stock>) {
  await requireOwnService(tx, input.params.id, input.caller.userId)
  return showStock(tx, input)
}

/** Adds items as operators do; refuses leaving partners. */
export async function addToMyStock(tx: Tx, input: HandlerInput<typeof api.partnersServices.addStock>, shop: Shop) {
  await requireStaying(tx, input.caller.userId)
  await requireOwnService(tx, input.params.id, input.caller.userId)
  return addItems(tx, { ...input, isPartner: true }, shop)
}

/** Adds files as items; refuses leaving partners. */
export async function addFilesToMyStock(
  tx: Tx,
  input: HandlerInput<typeof api.partnersServices.addStockFiles>,
  shop: Shop,
) {
  await requireStaying(tx, input.caller.userId)
  await requireOwnService(tx, input.params.id, input.caller.userId)
  return addFiles(tx, { ...input, isPartner: true }, shop)
}

/**
 * The stock's items. Sold ones show the order's code alone, without the customer's texts; withdrawn ones show the
 * reason.
 */
export async function listMyStockItems(
  tx: Tx,
  input: HandlerInput<typeof api.partnersServices.stockItems>,
): Promise<Result<DataOf<typeof api.partnersServices.stockItems>>> {
  await requireOwnService(tx, input.params.id, input.caller.userId)
  const { data } = await listStockItems(tx, input)
  const orders = await nameOrders(
    tx,
    data.items.flatMap((it) => it.orderId ?? []),
    input.request.language,
  )
  const items = data.items.map(({ id, state, addedAt, expiresAt, size, orderId, reason }) => ({
    ...{ id, state, addedAt, expiresAt, size },
    orderCode: orders.get(orderId ?? '')?.orderCode ?? null,
    reason: state === 'withdrawn' ? reason : null,
  }))
  return { data: { ...data, items } }
}

/** Takes a free item of the caller's out of its stock for good. */
export async function withdrawMyItem(tx: Tx, input: HandlerInput<typeof api.partnersServices.withdrawItem>) {
  const item = await findItem(tx, input.params.id)
  if (!item) throw new Refusal('NOT_FOUND')
  await requireOwnService(tx, item.serviceId, input.caller.userId)
  return withdrawItem(tx, input)
}
