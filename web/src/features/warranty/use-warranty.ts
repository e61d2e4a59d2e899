import type { DataOf } from '@runmart/contract/endpoint'
import type { Order } from '@runmart/contract/orders-order'
import { warranty } from '@runmart/contract/warranty'
import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'
import { invalidate } from '#platform/query-client.ts'
import { useApi } from '#platform/use-api.ts'

export type Warranty = DataOf<typeof warranty.mine>

/** The end of an order's warranty and its claims, kept up to date. Null while loading and before any delivery. */
export function useWarranty({ id, orderStatus, billing }: Order): Warranty | null {
  const isDelivered = billing === 'day' || (orderStatus !== 'pending' && orderStatus !== 'in-progress')
  const { data } = useApi(warranty.mine, { params: { id } }, { enabled: isDelivered })
  useEffect(
    () =>
      onLiveEvent((event) => {
        if (event.kind === 'order-changed' && event.orderId === id) void invalidate(warranty.mine)
      }),
    [id],
  )
  return data ?? null
}
