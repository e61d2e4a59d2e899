import { type Order, orders } from '@runmart/contract/orders'
import { useState } from 'react'
import { ordersChanged } from '../../platform/orders-changed.ts'
import { queries } from '../../platform/queries.ts'
import { question } from '../../platform/question.ts'
import { useCall } from '../../platform/use-call.ts'
import { useSendOnce } from '../../platform/use-send-once.ts'
import { notify } from '../../ui/notify.ts'

/**
 * Asks whether to cancel for the refund that is shown, and cancels for exactly that. When another sum is due by now,
 * nothing happens but that the new sum is shown.
 */
export function useCancelOrder(order: Order, refund: number) {
  const { send, sending } = useCall(orders.cancel, { refusals: 'inline' })
  const sendOnce = useSendOnce()
  /** The refund as it was when the question was asked; null while nothing is asked. */
  const [asked, setAsked] = useState<number | null>(null)
  const params = { id: order.id }
  const cancel = async () => {
    const asking = { params, query: { acceptRefund: String(refund) } }
    const answer = await sendOnce(asking, (idempotencyKey) => send(asking, { idempotencyKey }))
    if (answer.success || answer.code !== 'REFUND_CHANGED') {
      if (!answer.success) notify('error', answer.error)
      // Unreachable: the question stays, so that it can be sent once more.
      if (answer.status !== 0) setAsked(null)
    } else {
      const { refund: due } = answer.data ?? {}
      const known = question(orders.order, { params }).queryKey
      if (due !== undefined) queries.setQueryData(known, (it) => it && { ...it, refundQuote: due })
    }
    if (answer.status !== 0) ordersChanged()
  }
  return {
    asking: asked !== null,
    changed: asked !== null && asked !== refund,
    ask: () => setAsked(refund),
    keep: () => setAsked(null),
    cancel,
    cancelling: sending,
  }
}
