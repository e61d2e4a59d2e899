import { bots, type RunProgress } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import type { Order } from '@runmart/contract/orders-order'
import { queryClient } from '#platform/query-client.ts'

/** Writes a run's new figures into every cached answer that contains it. No fetch: this happens twice a second. */
export function updateRunProgress(orderId: string, progress: RunProgress): void {
  const updated = (order: Order): Order => {
    if (order.id !== orderId || !order.progress) return order
    const { ok, failed } = progress
    return { ...order, progress: { ...order.progress, ok, failed } }
  }
  for (const { path } of [orders.botOrders, orders.history])
    updateCached<DataOf<typeof orders.history>>(path, (list) =>
      list.items.some(({ id }) => id === orderId) ? { ...list, items: list.items.map(updated) } : list,
    )
  updateCached<DataOf<typeof orders.order>>(orders.order.path, (it) =>
    it.order.id === orderId ? { ...it, order: updated(it.order) } : it,
  )
  updateCached<DataOf<typeof bots.runs>>(bots.runs.path, (list) => ({
    ...list,
    items: list.items.map((it) =>
      it.order.id === orderId ? { order: updated(it.order), run: { ...it.run, progress } } : it,
    ),
  }))
}

function updateCached<Data>(path: string, update: (data: Data) => Data): void {
  queryClient.setQueriesData<Data>({ queryKey: [path] }, (data) => data && update(data))
}
