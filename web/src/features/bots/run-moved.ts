import { bots, type RunProgress } from '@runmart/contract/bots'
import type { DataOf } from '@runmart/contract/endpoint'
import { type Order, orders } from '@runmart/contract/orders'
import { queryClient } from '#platform/query-client.ts'

/** A run went on: whatever shows it gets its new figures. The server is not asked, because this happens twice a second. */
export function runMoved(orderId: string, progress: RunProgress): void {
  const moved = (order: Order): Order => {
    if (order.id !== orderId || !order.progress) return order
    const { ok, failed } = progress
    return { ...order, progress: { ...order.progress, ok, failed } }
  }
  for (const { path } of [orders.botOrders, orders.history])
    patch<DataOf<typeof orders.history>>(path, (list) =>
      list.items.some(({ id }) => id === orderId) ? { ...list, items: list.items.map(moved) } : list,
    )
  patch<DataOf<typeof orders.order>>(orders.order.path, (it) =>
    it.order.id === orderId ? { ...it, order: moved(it.order) } : it,
  )
  patch<DataOf<typeof bots.runs>>(bots.runs.path, (list) => ({
    ...list,
    items: list.items.map((it) =>
      it.order.id === orderId ? { order: moved(it.order), run: { ...it.run, progress } } : it,
    ),
  }))
}

function patch<Data>(path: string, change: (data: Data) => Data): void {
  queryClient.setQueriesData<Data>({ queryKey: [path] }, (data) => data && change(data))
}
