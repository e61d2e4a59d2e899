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
  /** Tells one piece of news from the next. */
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
  /** What it is about, the same in all languages or in each. */
  name?: string | Record<(typeof languages)[number], string>
  code?: string
  /** How many are left. */
  left?: number
  note?: string
}

/** Notifies somebody of what became of their partnership, a proposal or an order. */
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

/** Orders were paid that partners have to deliver; `orders.place_batch` asks for it. */
export const tellOrdersJob = job<{ orders: PaidOrder[] }>('partners.tell-orders')

/** Tells each partner of each order that waits for them; a run of a spread may have been stopped before it started. */
export async function tellOrders(tx: Tx, orders: readonly PaidOrder[]): Promise<void> {
  const waiting = await partnerOrders.listToTell(tx, orders)
  for (const { orderId, partnerId, code, serviceId } of orders) {
    if (!waiting.has(orderId)) continue
    const name = await getServiceNames(tx, serviceId)
    tellPartner(tx, partnerId, { key: orderId, words: 'mail.partnerOrder', name, code })
  }
}

/** Tells the partner of an order that its customer wrote and waits for an answer. */
export async function tellMessage(tx: Tx, { orderId, messageId }: WaitingCustomer): Promise<void> {
  const order = await partnerOrders.findDeliverer(tx, orderId)
  if (!order || !(await hasDesk(tx, order.partnerId))) return
  tellPartner(tx, order.partnerId, { key: messageId, words: 'mail.partnerMessage', code: order.code })
}

/** Tells a partner that few items are left in a stock of theirs. */
export async function tellStockLow(tx: Tx, { key, serviceId, partnerId, free }: LowStock): Promise<void> {
  if (!(await hasDesk(tx, partnerId))) return
  const name = await getServiceNames(tx, serviceId)
  tellPartner(tx, partnerId, { key, words: 'mail.partnerStockLow', name, left: free })
}
