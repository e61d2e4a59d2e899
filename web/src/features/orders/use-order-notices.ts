import { useEffect } from 'react'
import { onLiveEvent } from '#platform/live-events.ts'

/** Shows a toast on any page when an order reaches another state, except after the customer's own action. */
export function useOrderNotices(): void {
  useEffect(() => {
    const seen = new Map<string, string>()
    return onLiveEvent((event) => {
      if (event.kind !== 'order-changed') return
      const { orderId, orderStatus } = event
      const isSeen = seen.get(orderId) === orderStatus
      seen.set(orderId, orderStatus)
      if (isSeen || orderStatus === 'pending' || orderStatus === 'cancel') return
      void import('./show-order-notice.ts').then((it) => it.showOrderNotice(event))
    })
  }, [])
}
