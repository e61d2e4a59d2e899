import { useEffect } from 'react'
import { currentVoice } from '#platform/language.tsx'
import { onNews } from '#platform/news.ts'
import { notify } from '#ui/notify.ts'

/** Says on whatever page is open that an order has reached another state. What the customer did himself is no news to him. */
export function useOrderNotices(): void {
  useEffect(() => {
    const told = new Map<string, string>()
    return onNews((event) => {
      if (event.kind !== 'order-changed') return
      const { orderId, orderCode, orderStatus } = event
      const known = told.get(orderId) === orderStatus
      told.set(orderId, orderStatus)
      if (known || orderStatus === 'pending' || orderStatus === 'cancel') return
      const { say } = currentVoice()
      notify('info', say('orders.changed', { code: orderCode, state: say(`orderStates.${orderStatus}`) }))
    })
  }, [])
}
