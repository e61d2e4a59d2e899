import { useEffect } from 'react'
import { currentTranslations } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { showToast } from '#platform/toasts.ts'

/** Says on whatever page is open that an order has reached another state. What the customer did himself is no news to him. */
export function useOrderNotices(): void {
  useEffect(() => {
    const told = new Map<string, string>()
    return onLiveEvent((event) => {
      if (event.kind !== 'order-changed') return
      const { orderId, orderCode, orderStatus } = event
      const known = told.get(orderId) === orderStatus
      told.set(orderId, orderStatus)
      if (known || orderStatus === 'pending' || orderStatus === 'cancel') return
      const { t } = currentTranslations()
      showToast('info', t('orders.changed', { code: orderCode, state: t(`orderStates.${orderStatus}`) }))
    })
  }, [])
}
