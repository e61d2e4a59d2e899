import { useEffect } from 'react'
import { loadSentences } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { showToast } from '#platform/toasts.ts'

/** Shows a toast on any page when an order reaches another state, except for what the customer just did. */
export function useOrderNotices(): void {
  useEffect(() => {
    const seen = new Map<string, string>()
    return onLiveEvent((event) => {
      if (event.kind !== 'order-changed') return
      const { orderId, orderCode, orderStatus } = event
      const isSeen = seen.get(orderId) === orderStatus
      seen.set(orderId, orderStatus)
      if (isSeen || orderStatus === 'pending' || orderStatus === 'cancel') return
      void loadSentences('all').then(({ t }) =>
        showToast('info', t('orders.changed', { code: orderCode, state: t(`orderStates.${orderStatus}`) })),
      )
    })
  }, [])
}
