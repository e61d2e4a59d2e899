import type { LiveEvent } from '@runmart/contract/live'
import { orders } from '@runmart/contract/orders'
import { fetchAnswer } from '#platform/fetch-answer.ts'
import { loadSentences } from '#platform/language.tsx'
import { showToast } from '#platform/toasts.ts'
import { stateOf } from './order-status.tsx'

const JUST_NOW_MS = 60_000

/** Shows a toast with the order's service; if the order cannot be fetched, with its code alone. */
export async function showOrderNotice({
  orderId,
  orderCode,
  orderStatus,
}: Extract<LiveEvent, { kind: 'order-changed' }>): Promise<void> {
  const [{ t }, answer] = await Promise.all([
    loadSentences('all'),
    fetchAnswer(orders.order, { params: { id: orderId } }, { refusals: 'inline' }),
  ])
  const known = answer.success ? answer.data.order : null
  // An order from stock is delivered with its payment; the customer saw that in the answer.
  if (known?.goods && Date.now() - Date.parse(known.createdAt) < JUST_NOW_MS) return
  // A notification reports the runs of a drip order when all of them are over.
  if (known?.startsAt && (orderStatus === 'in-progress' || orderStatus === 'success')) return
  const order = known ? `${known.serviceName} · ${orderCode}` : orderCode
  showToast(
    'info',
    t('orders.changed', { order, state: known ? stateOf(t, known).words : t(`orderStates.${orderStatus}`) }),
  )
}
