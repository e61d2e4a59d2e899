import { nameOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { job } from '#platform/jobs/job.ts'
import { notify } from '#platform/notify.ts'
import { findConversation, lockExisting, takeUnnotified } from './conversation-queries.ts'

/** Runs some time after a message of the shop, in case the customer has not seen it. */
export const notifyCustomerJob = job<{ conversationId: string }>('conversations.notify-customer')

/** Maximum text in a notification; the conversation has the rest. */
const MAX_NOTIFIED_TEXT = 1_500

/** Notifies a customer of the shop's unread messages, each once. */
export async function notifyCustomer(tx: Tx, { conversationId }: { conversationId: string }): Promise<void> {
  if (!(await lockExisting(tx, conversationId))) return
  const messages = await takeUnnotified(tx, conversationId)
  const conversation = await findConversation(tx, conversationId)
  const newest = messages.at(-1)
  if (!conversation || !newest) return
  const { customerId, orderId } = conversation
  const orders = await nameOrders(tx, orderId ? [orderId] : [], 'en')
  const text = shorten(messages.map((it) => it.text).join('\n\n'))
  const orderCode = (orderId && orders.get(orderId)?.orderCode) || null
  notify(tx, customerId, { kind: 'message-received', conversationId, orderCode, text }, newest.id)
}

function shorten(text: string): string {
  return text.length > MAX_NOTIFIED_TEXT ? `${text.slice(0, MAX_NOTIFIED_TEXT).toWellFormed()}…` : text
}
