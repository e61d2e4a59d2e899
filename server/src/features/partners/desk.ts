import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { PARTNER_ORDERS_AT_ONCE, type PartnerOrder } from '@runmart/contract/partners-desk'
import {
  downloadOrderFile,
  listWaitingOrders,
  showOrderMessages,
  writeToCustomer,
} from '#features/conversations/index.ts'
import { partnerOrders } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import type { Shop } from '#platform/shop.ts'
import { findPartner } from './partner-queries.ts'
import { sumPartner } from './sum-partner.ts'

/** The caller's waiting work and earnings. */
export async function showDesk(
  tx: Tx,
  { caller: { userId } }: HandlerInput<typeof api.partnersDesk.overview>,
): Promise<Result<DataOf<typeof api.partnersDesk.overview>>> {
  const open = await partnerOrders.countPartnerOrders(tx, [userId])
  return {
    data: {
      waiting: open.get(userId) ?? { pending: 0, inProgress: 0 },
      sums: await sumPartner(tx, userId),
      measured: (await partnerOrders.measuredOf(tx, [userId])).get(userId) ?? null,
      isLeaving: (await findPartner(tx, userId))?.state === 'leaving',
    },
  }
}

/** A page of the caller's orders. */
export async function listDeskOrders(
  tx: Tx,
  { query, caller, request }: HandlerInput<typeof api.partnersDesk.orders>,
): Promise<Result<DataOf<typeof api.partnersDesk.orders>>> {
  const limit = PARTNER_ORDERS_AT_ONCE
  const found = await partnerOrders.listPartnerOrders(tx, caller.userId, { ...query, limit: limit + 1 })
  const shown = await partnerOrders.showPartnerOrders(tx, found.slice(0, limit), request.language)
  const waiting = await listWaitingOrders(
    tx,
    shown.map((it) => it.id),
  )
  const items = shown.map((it) => ({ ...it, isUnanswered: waiting.has(it.id) }))
  return { data: { items, next: found.length > limit ? (items.at(-1)?.id ?? null) : null } }
}

export async function showDeskOrder(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.partnersDesk.order>,
): Promise<Result<DataOf<typeof api.partnersDesk.order>>> {
  const asked = { id: params.id, partnerId: caller.userId, language: request.language }
  return { data: await partnerOrders.showMine(tx, asked) }
}

type Input = { params: { id: string }; caller: Caller; request: RequestInfo }

/** Runs an operator's action on one of the caller's orders, and answers with the partner's view of it. */
export function asPartner<I extends Input>(act: (tx: Tx, input: I & { isPartner: true }) => Promise<Result<unknown>>) {
  return async (tx: Tx, input: I): Promise<Result<{ order: PartnerOrder }>> => {
    const done = await act(tx, { ...input, isPartner: true })
    const order = await partnerOrders.getPartnerOrder(tx, input.params.id, input.caller.userId)
    const [shown] = await partnerOrders.showPartnerOrders(tx, [order], input.request.language)
    if (!shown) throw new Error('An order is missing')
    return { ...done, data: { order: shown } }
  }
}

/** Leaves an order to the shop; the partner's desk no longer finds it. */
export async function giveOrderBack(
  tx: Tx,
  input: HandlerInput<typeof api.partnersDesk.giveBack>,
): Promise<Result<null>> {
  return { ...(await partnerOrders.giveBack(tx, input)), data: null }
}

export async function showDeskConversation(
  tx: Tx,
  { params, query, caller, request }: HandlerInput<typeof api.partnersDesk.conversation>,
): Promise<Result<DataOf<typeof api.partnersDesk.conversation>>> {
  const { id: orderId } = await partnerOrders.getPartnerOrder(tx, params.id, caller.userId)
  return { data: await showOrderMessages(tx, { orderId, before: query.before, language: request.language }) }
}

/** Writes to the customer of one of the caller's orders in the shop's name. */
export async function writeAboutOrder(
  tx: Tx,
  input: HandlerInput<typeof api.partnersDesk.send>,
  shop: Shop,
): Promise<Result<{ id: string }>> {
  await partnerOrders.getPartnerOrder(tx, input.params.id, input.caller.userId)
  return writeToCustomer(tx, input, shop)
}

export async function downloadDeskFile(
  tx: Tx,
  { params, caller }: HandlerInput<typeof api.partnersDesk.file>,
): Promise<Result<null>> {
  const { id } = await partnerOrders.getPartnerOrder(tx, params.id, caller.userId)
  return downloadOrderFile(tx, id, params.file)
}
