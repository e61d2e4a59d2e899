import type { Provider } from '@runmart/contract/catalog'
import type { OrderInputs } from '@runmart/contract/orders-fields'
import type { OrderStatus } from '@runmart/contract/orders-states'
import { type QueryRow, query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { selectList } from '#platform/db/select-list.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal } from '#platform/refusal.ts'

/** The columns of an order in a list. */
const shown = [
  'o.id',
  'o.code',
  'o.customerId',
  'o.serviceId',
  'o.serviceType',
  'o.provider',
  'o.billing',
  'o.orderType',
  'o.preOrder',
  'o.status',
  'o.botStatus',
  'o.contactInfo',
  'o.note',
  'o.documentLink',
  'o.amount',
  'o.total',
  'o.discountCode',
  'o.refunded',
  'o.done',
  'o.failed',
  'o.goods',
  'o.sentOn',
  'o.awaitsSupplier',
  'o.createdAt',
  'o.expiresAt',
  'o.startsAt',
] as const

const stored = [
  ...shown,
  'o.unitPrice',
  'o.subtotal',
  'o.tierDiscount',
  'o.codeDiscount',
  'o.holdsCode',
  'o.reserved',
  'o.refundReversals',
  'o.refundedDelivered',
  'o.underWay',
  'o.finishedAt',
  'o.linksDeleted',
  'o.inputs',
  'o.partnerId',
] as const

/** Stored orders `o`, ready for further conditions. */
export const orders = query
  .selectFrom('orders.orders as o')
  .select([...stored, sql<number>`orders.count_delivered(o)`.as('delivered')])
  .$narrowType<{ provider: Provider; inputs: OrderInputs | null }>()

/** An order as stored; `showOrder` makes the public form. */
export type StoredOrder = QueryRow<typeof orders>

/** Orders for lists, with only the columns that they show. */
export const listedOrders = query.selectFrom('orders.orders as o').select(shown).$narrowType<{ provider: Provider }>()

/** An order as a list reads it. */
export type ListedOrder = QueryRow<typeof listedOrders>

/** The columns of a stored order in plain SQL, without the delivered number. */
export const columns = selectList(stored)

/** The order with this id, of this customer if given, or a refusal. */
export async function getOrder(tx: Reader, id: string, customerId: string | null = null): Promise<StoredOrder> {
  const order = isUuid(id) ? await tx.find(orderOf(id, customerId)) : null
  if (!order) throw new Refusal('NOT_FOUND')
  return order
}

/** Locks an order until the transaction ends, so that changes of one order run one after the other. */
export async function lockOrder(tx: Tx, id: string, customerId: string | null = null): Promise<StoredOrder> {
  const order = isUuid(id) ? await tx.find(orderOf(id, customerId).forUpdate()) : null
  if (!order) throw new Refusal('NOT_FOUND')
  return order
}

function orderOf(id: string, customerId: string | null) {
  const found = orders.where('o.id', '=', id)
  return customerId ? found.where('o.customerId', '=', customerId) : found
}

export type Change = Pick<
  StoredOrder,
  'status' | 'botStatus' | 'done' | 'refunded' | 'refundedDelivered' | 'holdsCode' | 'documentLink' | 'expiresAt'
>

/** Stores an order's change; its start and end times follow from its status. */
export async function updateOrder(tx: Tx, id: string, it: Change): Promise<void> {
  const isOpen = it.status === 'pending' || it.status === 'in-progress'
  await tx.run(
    query
      .updateTable('orders.orders')
      .set({
        status: it.status,
        botStatus: it.botStatus,
        done: it.done,
        refunded: it.refunded,
        refundedDelivered: it.refundedDelivered,
        holdsCode: it.holdsCode,
        documentLink: it.documentLink,
        finishedAt: isOpen ? null : sql<string>`coalesce(finished_at, now())`,
        expiresAt: it.expiresAt,
      })
      .where('id', '=', id),
  )
}

export type OrderDetails = Pick<StoredOrder, 'contactInfo' | 'note' | 'inputs'>

/** Stores the customer's changes of an order. */
export async function updateDetails(tx: Tx, id: string, { contactInfo, note, inputs }: OrderDetails): Promise<void> {
  await tx.run(sql`
    update orders.orders set contact_info = ${contactInfo}, note = ${note}, inputs = ${inputs && JSON.stringify(inputs)}::jsonb
    where id = ${id}`)
}

/** Stores whether suppliers have an order, or may have it. */
export async function updateSentOn(tx: Tx, id: string, isSentOn: boolean): Promise<void> {
  await tx.run(
    query
      .updateTable('orders.orders')
      .set({ sentOn: isSentOn || null })
      .where('id', '=', id),
  )
}

/** People deliver the order from here on, instead of suppliers. */
export async function updateLeftToPeople(tx: Tx, id: string): Promise<void> {
  await tx.run(query.updateTable('orders.orders').set({ sentOn: null, awaitsSupplier: null }).where('id', '=', id))
}

/** Keeps only inputs as short as a note for an order that never began. */
export async function deleteLongInputs(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`update orders.orders set inputs = null where id = ${id} and length(inputs::text) > 1000`)
}

/** Stores the reversal of a refund of an order, or of its delivered part. */
export async function updateRefundReversed(
  tx: Tx,
  id: string,
  { amount, isForDelivered }: { amount: number; isForDelivered: boolean },
): Promise<void> {
  await tx.run(sql`
    update orders.orders set refunded = refunded - ${amount}::bigint, refund_reversals = refund_reversals + 1,
      refunded_delivered = nullif(greatest(0, refunded_delivered - ${isForDelivered ? amount : 0}::bigint), 0) where id = ${id}`)
}

/** Stores the start of an order. Drops the start deadline; the end of paid days follows when the customer has them. */
export async function beginOrder(tx: Tx, id: string): Promise<void> {
  await tx.run(
    query
      .updateTable('orders.orders')
      .set({ status: 'in-progress', startedAt: sql<string>`now()`, expiresAt: null })
      .where('id', '=', id),
  )
}

/** Starts the paid days of an order; running ones go on. */
export async function beginDays(tx: Tx, id: string): Promise<void> {
  await tx.run(
    query
      .updateTable('orders.orders')
      .set({ daysFrom: sql<string>`now()`, expiresAt: sql<string>`now() + make_interval(days => amount)` })
      .where('id', '=', id)
      .where('daysFrom', 'is', null),
  )
}

/**
 * Sets the number of delivered days. The last one begins now, so that no further day counts before it ends. With none,
 * the days start at the next delivery.
 */
export async function rewindDays(
  tx: Tx,
  { id, delivered, refundedDelivered }: Pick<StoredOrder, 'id' | 'delivered' | 'refundedDelivered'>,
): Promise<void> {
  const from = sql`case when ${delivered}::int > 0 then now() - make_interval(days => ${delivered}::int - 1, secs => 1) end`
  await tx.run(sql`
    update orders.orders set days_from = ${from}, expires_at = ${from} + make_interval(days => amount),
      refunded_delivered = ${refundedDelivered}::bigint where id = ${id}`)
}

/** Whether an order `o` has not ended. Literal, because PostgreSQL uses the partial index only for these very words. */
export const isOpen = sql<boolean>`o.status in ('pending', 'in-progress')`
/** The date of an order, by the same index. Orders without a date come first. */
export const opensAt = sql`coalesce(o.starts_at, '-infinity')`
/**
 * Open orders `o` whose date has come, without reading scheduled ones. The lower bound excludes nothing. But PostgreSQL
 * expects few rows between two bounds, and a third of all below one.
 */
export const isOpenNow = sql<boolean>`${isOpen} and ${opensAt} between '-infinity' and now()`
/** Orders `o` that no supplier has. */
export const isUnsent = sql<boolean>`o.sent_on is not true`
/** Unsent orders `o` for suppliers, unless people have begun them. */
export const isAwaitingSupplier = sql<boolean>`(o.awaits_supplier is true and o.status = 'pending')`
/** Orders `o` whose paid days do not run, in the words of the index of undelivered orders. */
export const isWithoutDays = sql<boolean>`o.days_from is null`
/**
 * Orders `o` that people have to deliver. Bots and suppliers deliver the others, and the customer has an order by the
 * day while its days run.
 */
export const isForPeople = sql<boolean>`o.service_type = 'REFERRAL' and ${isUnsent} and not ${isAwaitingSupplier} and ${isWithoutDays}`
/**
 * The order of placing, written so that PostgreSQL sorts the few rows. By the id alone it would walk through all orders
 * until it has found enough.
 */
export const openInOrder = sql`row(o.id)`

/** Scheduled orders do not expire. */
const expired = sql<boolean>`${isOpenNow} and o.expires_at <= now() and ${isUnsent}`

/** Overdue orders, oldest first, limited. */
export async function findExpired(tx: Tx): Promise<string[]> {
  const rows = await tx.all(
    query.selectFrom('orders.orders as o').select('o.id').where(expired).orderBy(openInOrder).limit(1000),
  )
  return rows.map((it) => it.id)
}

/** Locks an overdue order, unless it has ended or another worker holds it. */
export function lockExpired(tx: Tx, id: string): Promise<StoredOrder | null> {
  return tx.find(orders.where('o.id', '=', id).where(expired).forUpdate().skipLocked())
}

/** Whether the date of order `o` came: false for one that waits for its date, or ended before it. */
export const hasCome = sql<boolean>`(o.starts_at is null or o.starts_at <= coalesce(o.finished_at, now()))`

/** The number of a customer's orders in each state, as their lists show them. */
export async function countByStatus(tx: Reader, customerId: string): Promise<Record<OrderStatus, number>> {
  const rows = await tx.all<Pick<Row<'orders.orders'>, 'status'> & { count: number }>(sql`
    select o.status, count(*)::int as count from orders.orders o where o.customer_id = ${customerId} and ${hasCome} group by 1`)
  const none = { pending: 0, 'in-progress': 0, success: 0, failed: 0, cancel: 0, refund: 0 }
  return { ...none, ...Object.fromEntries(rows.map((it) => [it.status, it.count])) }
}

/** The totals of all orders for the books: prices, refunds and goods from stock. */
export function sumOrders(tx: Tx): Promise<{ count: number; charged: number; refunded: number; goods: number }> {
  return tx.get(sql`
    select count(*) filter (where total > 0)::int as count, coalesce(sum(total), 0)::bigint as charged,
      coalesce(sum(refunded), 0)::bigint as refunded, coalesce(sum(goods), 0)::bigint as goods
    from orders.orders`)
}
