import { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { writeAudit } from '#features/audit/index.ts'
import {
  insertReplacements,
  type LockedGood,
  listItemsOf,
  lockGoods,
  openGoodFile,
  openGoods,
  requestCount,
} from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { notify } from '#platform/notify.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { type Happened, insertEvent } from './event-queries.ts'
import { requireOthers } from './operator/require-others.ts'
import { getOrder, lockOrder, type StoredOrder } from './order-queries.ts'
import { publishOrderChanged } from './publish-order-changed.ts'

/**
 * The goods of the customer's order. Records the reading. Locks the order, so reading comes before a full refund or not
 * at all.
 */
export async function showMyGoods(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.goods.mine>,
  { secretsKeys }: Shop,
): Promise<Result<DataOf<typeof api.goods.mine>>> {
  const order = await lockOrder(tx, params.id, caller.userId)
  const data = await openGoods(tx, order.id, { isClosed: isPaidBack(order), keys: secretsKeys })
  if (data.items.length > 0 && data.items.every((it) => it.closed)) throw new Refusal('GOODS_CLOSED')
  return { data }
}

/** Downloads one of the files. The browser saves it and never opens it as a page. Records the download. */
export async function downloadGood(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.goods.file>,
  { secretsKeys }: Shop,
): Promise<Result<null>> {
  const order = await lockOrder(tx, params.id, caller.userId)
  const [good] = isPaidBack(order) ? await lockGoods(tx, order.id, [params.item]) : []
  if (good?.seenAt === null) throw new Refusal('GOODS_CLOSED')
  const file = await openGoodFile(tx, order.id, params.item, secretsKeys)
  if (!file) throw new Refusal('NOT_FOUND')
  const download = { fileName: file.name, type: 'application/octet-stream', content: Readable.from(file.content) }
  return { data: null, download }
}

/** An order's items for operators, without their values. */
export async function listGoods(
  tx: Tx,
  { params }: HandlerInput<typeof api.goods.ofOrder>,
): Promise<Result<DataOf<typeof api.goods.ofOrder>>> {
  const { id } = await getOrder(tx, params.id)
  return { data: { items: await listItemsOf(tx, id) } }
}

/** Replaces a broken item and notifies the customer. */
export async function replaceGood(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.goods.replace>,
): Promise<Result<DataOf<typeof api.goods.replace>>> {
  const order = await lockOrder(tx, params.id)
  await requireOthers(tx, order, caller.userId)
  if (!mayBeReplaced(order)) throw new Refusal('CONFLICT')
  const goods = await lockGoods(tx, order.id, [params.item])
  if (goods.length === 0) throw new Refusal('NOT_FOUND')
  if (goods.some((it) => it.replacedBy)) throw new Refusal('CONFLICT')
  const { reason } = body
  const [next] = (await replaceItems(tx, order, { goods, reason, by: 'operator', byId: caller.userId })) ?? []
  if (!next) throw new Refusal('SERVICE_UNAVAILABLE_NOW')
  const items = { before: { item: params.item }, after: { item: next } }
  const details = { customerId: order.customerId, ...items, reason }
  const entry = { action: 'goods.replace', subject: order.id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  const about = { orderId: order.id, orderCode: order.code }
  notify(tx, order.customerId, { kind: 'goods-replaced', ...about, reason }, next)
  return { data: { item: next }, notice: 'messages.goodReplaced' }
}

type Replacement = Pick<Happened, 'by' | 'byId'> & { goods: readonly LockedGood[]; reason: string | null }

/** Replaces these items of a locked order, all or none, and notifies the customer. Null if the stock has too few. */
export async function replaceItems(
  tx: Tx,
  order: StoredOrder,
  { goods, reason, by, byId }: Replacement,
): Promise<string[] | null> {
  const items = await insertReplacements(tx, { orderId: order.id, partnerId: order.partnerId, goods, reason })
  if (!items) return null
  insertEvent(tx, order.id, { by, byId, event: 'replaced', note: reason ?? '' })
  publishOrderChanged(tx, order)
  requestCount(tx)
  return items
}

/** Whether an order may get replacements: not after a failure or full refund, nor after its paid days. */
export function mayBeReplaced({ status, total, refunded, billing, expiresAt }: StoredOrder): boolean {
  const areDaysOver = billing === 'day' && expiresAt !== null && Date.parse(expiresAt) <= Date.now()
  return (status === 'success' || status === 'in-progress') && (total === 0 || refunded < total) && !areDaysOver
}

/** Whether the customer got a full refund; then unopened goods stay closed. */
export function isPaidBack({ status, total, refunded }: Pick<StoredOrder, 'status' | 'total' | 'refunded'>): boolean {
  return total > 0 ? refunded >= total : status === 'refund'
}
