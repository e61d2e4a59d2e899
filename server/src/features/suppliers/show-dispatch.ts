import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Dispatch, Exchange } from '@runmart/contract/suppliers-orders'
import { getOrder, nameOrders, sentOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'
import { listExchanges, listSupplierExchanges } from './exchange-queries.ts'
import { findListed, type ListedDispatch, listDispatches, listMatches } from './list-queries.ts'
import { getSupplier } from './supplier-queries.ts'

const ahead = ['waiting', 'sent-now', 'sent']

function presentDispatch(it: ListedDispatch): Dispatch {
  const { orderId, state, supplierId, supplierName, externalId, quantity, triedAt, sentAt, askedAt, tries, status } = it
  const { startCount, remains, charge, currency, cost, problem, canCancel, canRefill } = it
  const dueAt = ahead.includes(state) ? it.dueAt : null
  return {
    ...{
      orderId,
      state,
      supplierId,
      supplierName,
      externalId,
      quantity,
      triedAt,
      sentAt,
      askedAt,
      dueAt,
      tries,
      status,
    },
    ...{ startCount, remains, charge, currency, cost, problem, canCancel, canRefill },
  }
}

/** The dispatch of an order, or a refusal. */
export async function getDispatch(tx: Tx, orderId: string): Promise<Dispatch> {
  const found = isUuid(orderId) ? await findListed(tx, orderId) : null
  if (!found) throw new Refusal('NOT_FOUND')
  return presentDispatch(found)
}

export async function listSupplierOrders(
  tx: Tx,
  { query: { state, supplierId, ...page }, request }: HandlerInput<typeof api.supplierOrders.list>,
): Promise<Result<DataOf<typeof api.supplierOrders.list>>> {
  if (supplierId !== undefined && !isUuid(supplierId)) return { data: { items: [], total: 0, ...page } }
  const { items, total } = await listDispatches(tx, { state, supplierId }, page)
  const names = await nameOrders(
    tx,
    items.map((it) => it.orderId),
    request.language,
  )
  const shown = items.map((it) => {
    const { orderCode = '', serviceName = '' } = names.get(it.orderId) ?? {}
    return { ...presentDispatch(it), orderCode, serviceName, createdAt: it.createdAt, waitsSince: it.waitsSince }
  })
  return { data: { items: shown, total, ...page } }
}

/** The first matching orders, for a bulk action. */
export async function listDispatchMatches(
  tx: Tx,
  { query }: HandlerInput<typeof api.supplierOrders.matches>,
): Promise<Result<DataOf<typeof api.supplierOrders.matches>>> {
  if (query.supplierId !== undefined && !isUuid(query.supplierId)) return { data: { items: [] } }
  const ids = await listMatches(tx, query)
  const codes = new Map((await sentOrders.listKnown(tx, ids)).map((it) => [it.id, it.code]))
  return { data: { items: ids.map((id) => ({ id, orderCode: codes.get(id) ?? '' })) } }
}

export async function showDispatch(
  tx: Tx,
  { params }: HandlerInput<typeof api.supplierOrders.ofOrder>,
): Promise<Result<{ dispatch: Dispatch | null; exchanges: Exchange[] }>> {
  const { id } = await getOrder(tx, params.id)
  const found = await findListed(tx, id)
  return { data: { dispatch: found && presentDispatch(found), exchanges: found ? await listExchanges(tx, id) : [] } }
}

/** The exchanges with a supplier about no single order. */
export async function showSupplierExchanges(
  tx: Tx,
  { params }: HandlerInput<typeof api.suppliers.exchanges>,
): Promise<Result<{ items: Exchange[] }>> {
  const { id } = await getSupplier(tx, params.id)
  return { data: { items: await listSupplierExchanges(tx, id) } }
}
