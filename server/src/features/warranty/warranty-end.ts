import { claimedOrders, type StoredOrder } from '#features/orders/index.ts'
import type { Reader } from '#platform/db/reader.ts'

const DAY = 24 * 60 * 60 * 1_000

/**
 * The end of an order's warranty. Null if the shop promised none, has not delivered, or refunded everything. An item
 * paid by the day has no warranty beyond its days.
 */
export async function warrantyEnd(tx: Reader, order: StoredOrder): Promise<string | null> {
  const { deliveredAt, days } = await claimedOrders.getPromise(tx, order.id)
  if (deliveredAt === null || days === 0 || !claimedOrders.isKept(order)) return null
  const end = Date.parse(deliveredAt) + days * DAY
  const itemUntil = order.goods && order.billing === 'day' ? order.expiresAt : null
  return new Date(itemUntil ? Math.min(end, Date.parse(itemUntil)) : end).toISOString()
}

export function isPast(until: string): boolean {
  return Date.parse(until) <= Date.now()
}
