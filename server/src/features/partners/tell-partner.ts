import type { languages } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import { getServiceNames } from '#features/catalog/index.ts'
import type { WaitingCustomer } from '#features/conversations/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import type { LowStock } from '#features/stock/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { job } from '#platform/jobs/job.ts'
import { notify } from '#platform/notify.ts'
import { hasDesk } from './partner-queries.ts'

type News = {
  /** Tells one notice from the next. */
  key: string
  words:
    | 'mail.partnerAccepted'
    | 'mail.partnerRefused'
    | 'mail.partnerEnds'
    | 'mail.partnerEnded'
    | 'mail.proposalApproved'
    | 'mail.proposalRefused'
    | 'mail.partnerOrder'
    | 'mail.partnerOrderTaken'
    | 'mail.partnerRecounted'
    | 'mail.partnerClaim'
    | 'mail.partnerShareBack'
    | 'mail.partnerMessage'
    | 'mail.partnerStockLow'
  /** The subject, the same in all languages or one for each. */
  name?: string | Record<(typeof languages)[number], string>
  code?: string
  /** The number of items left. */
  left?: number
  note?: string
}

/** Notifies a partner about their partnership, a proposal or an order. */
export function tellPartner(
  tx: Tx,
  userId: string,
  { key, words, name = '', code = '', left = 0, note = '' }: News,
): void {
  const title = (language: (typeof languages)[number]) =>
    translator(language)(words, { name: typeof name === 'string' ? name : name[language], code, left })
  const names = { en: title('en'), vi: title('vi'), ru: title('ru') }
  notify(tx, userId, { kind: 'partner-news', names, note }, `${words}:${key}`)
}

type PaidOrder = { orderId: string; partnerId: string; code: string; serviceId: string }

/** Partners have new paid orders to deliver; `orders.place_batch` enqueues it. */
export const tellOrdersJob = job<{ orders: PaidOrder[] }>('partners.tell-orders')

/**
 * Notifies partners of each order that waits for them. Skips orders stopped before their start, such as parts of a
 * spread order.
 */
export async function tellOrders(tx: Tx, orders: readonly PaidOrder[]): Promise<void> {
  const waiting = await partnerOrders.listToTell(tx, orders)
  for (const { orderId, partnerId, code, serviceId } of orders) {
    if (!waiting.has(orderId)) continue
    const name = await getServiceNames(tx, serviceId)
    tellPartner(tx, partnerId, { key: orderId, words: 'mail.partnerOrder', name, code })
  }
}

/** Notifies an order's partner of a customer's message that waits for an answer. */
export async function tellMessage(tx: Tx, { orderId, messageId }: WaitingCustomer): Promise<void> {
  const order = await partnerOrders.findDeliverer(tx, orderId)
  if (!order || !(await hasDesk(tx, order.partnerId))) return
  tellPartner(tx, order.partnerId, { key: messageId, words: 'mail.partnerMessage', code: order.code })
}

/** Notifies a partner that few items are left in one of their stocks. */
export async function tellStockLow(tx: Tx, { key, serviceId, partnerId, free }: LowStock): Promise<void> {
  if (!(await hasDesk(tx, partnerId))) return
  const name = await getServiceNames(tx, serviceId)
  tellPartner(tx, partnerId, { key, words: 'mail.partnerStockLow', name, left: free })
}
