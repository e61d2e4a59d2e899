import { type Order, orders } from '@runmart/contract/orders'
import { useState } from 'react'
import { endpointQuery, queryClient } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { showToast } from '#platform/toasts.ts'
import { useInvalidateWhile } from '#platform/use-api.ts'
import { useApiMutation } from '#platform/use-api-mutation.ts'

import { ordersChanged } from './orders-changed.ts'
import { refundMoves } from './refund-moves.ts'

/**
 * Asks whether to cancel for the refund that is shown, and cancels for exactly that. When another sum is due by now,
 * nothing happens but that the new sum is shown. While a bot works the sum falls with every line, so there it is only
 * told as it is now: nobody could ever agree to it in time.
 */
export function useCancelOrder(order: Order, refund: number) {
  const { send, sending } = useApiMutation(orders.cancel, { refusals: 'inline' })
  /** The refund as it was when the question was asked; null while nothing is asked. */
  const [asked, setAsked] = useState<number | null>(null)
  const params = { id: order.id }
  const moves = refundMoves(order)
  useInvalidateWhile(moves && asked !== null, orders.order)
  const cancel = async () => {
    const asking = { params, query: moves ? {} : { acceptRefund: String(refund) } }
    const answer = await sendIdempotent(`cancel:${order.id}`, (idempotencyKey) => send(asking, { idempotencyKey }))
    if (answer.success || answer.code !== 'REFUND_CHANGED') {
      if (!answer.success) showToast('error', answer.error)
      // Unreachable: the question stays, so that it can be sent once more.
      if (answer.status !== 0) setAsked(null)
    } else {
      const { refund: due } = answer.data ?? {}
      const known = endpointQuery(orders.order, { params }).queryKey
      if (due !== undefined) queryClient.setQueryData(known, (it) => it && { ...it, refundQuote: due })
    }
    if (answer.status !== 0) ordersChanged()
  }
  return {
    asking: asked !== null,
    changed: asked !== null && asked !== refund && !moves,
    ask: () => setAsked(refund),
    keep: () => setAsked(null),
    cancel,
    cancelling: sending,
  }
}
