import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import { insertReplacement, listItemsOf, lockGood, openGoods, requestCount } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import type { OrderDependencies } from './dependencies.ts'
import { insertEvent } from './event-queries.ts'
import { getOrder, lockOrder, type StoredOrder } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'

/** What an order of the customer got from stock. Reading it is recorded. */
export async function showMyGoods(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.goods.mine>,
  { secretsKeys }: Pick<OrderDependencies, 'secretsKeys'>,
): Promise<Result<DataOf<typeof api.goods.mine>>> {
  const { id } = await getOrder(tx, params.id, caller.userId)
  return { data: await openGoods(tx, id, secretsKeys) }
}

/** The same for operators, who do not see what it says. */
export async function listGoods(
  tx: Tx,
  { params }: HandlerInput<typeof api.goods.ofOrder>,
): Promise<Result<DataOf<typeof api.goods.ofOrder>>> {
  const { id } = await getOrder(tx, params.id)
  return { data: { items: await listItemsOf(tx, id) } }
}

/** Gives a customer another item for one that does not work. */
export async function replaceGood(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.goods.replace>,
): Promise<Result<DataOf<typeof api.goods.replace>>> {
  const order = await lockOrder(tx, params.id)
  if (!mayBeReplaced(order)) throw new Refusal('INVALID_TRANSITION')
  const item = await lockGood(tx, order.id, params.item)
  if (!item) throw new Refusal('NOT_FOUND')
  if (item.replacedBy) throw new Refusal('CONFLICT')
  const { reason } = body
  const next = await insertReplacement(tx, { ...item, orderId: order.id, itemId: params.item, reason })
  if (!next) throw new Refusal('SERVICE_UNAVAILABLE_NOW')
  insertEvent(tx, order.id, { by: 'operator', byId: caller.userId, event: 'replaced', note: reason })
  publishOrderChanged(tx, order)
  requestCount(tx)
  const details = { item: params.item, by: next, reason }
  const entry = { action: 'goods.replace', subject: order.id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { item: next }, notice: 'messages.goodReplaced' }
}

/** What was ended or paid back as a whole gets nothing more. */
function mayBeReplaced({ status, total, refunded }: StoredOrder): boolean {
  return (status === 'success' || status === 'in-progress') && (total === 0 || refunded < total)
}
