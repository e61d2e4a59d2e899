import type { LiveEvent } from '@runmart/contract/live'
import { orders } from '@runmart/contract/orders'
import { useEffect } from 'react'
import { call } from '#platform/api.ts'
import { loadSentences } from '#platform/language.tsx'
import { onLiveEvent } from '#platform/live-events.ts'
import { showToast } from '#platform/toasts.ts'

const JUST_NOW_MS = 60_000

type OrderChanged = Extract<LiveEvent, { kind: 'order-changed' }>

/** Shows a toast on any page when an order reaches another state, except for what the customer just did. */
export function useOrderNotices(): void {
  useEffect(() => {
    const seen = new Map<string, string>()
    return onLiveEvent((event) => {
      if (event.kind !== 'order-changed') return
      const { orderId, orderStatus } = event
      const isSeen = seen.get(orderId) === orderStatus
      seen.set(orderId, orderStatus)
      if (isSeen || orderStatus === 'pending' || orderStatus === 'cancel') return
      void announce(event)
    })
  }, [])
}

/** Names what was ordered; should that be out of reach, the code has to do. */
async function announce({ orderId, orderCode, orderStatus }: OrderChanged): Promise<void> {
  const [{ t }, { stateOf }, answer] = await Promise.all([
    loadSentences('all'),
    import('./order-status.tsx'),
    call(orders.order, { params: { id: orderId } }).catch(() => null),
  ])
  const known = answer?.success ? answer.data.order : null
  // From stock with its payment: whoever paid was told so in the answer.
  if (known?.goods && Date.now() - Date.parse(known.createdAt) < JUST_NOW_MS) return
  // Of the runs of a spread the bell tells when all are over.
  if (known?.startsAt && (orderStatus === 'in-progress' || orderStatus === 'success')) return
  const order = known ? `${known.serviceName} · ${orderCode}` : orderCode
  showToast(
    'info',
    t('orders.changed', { order, state: known ? stateOf(t, known).words : t(`orderStates.${orderStatus}`) }),
  )
}
