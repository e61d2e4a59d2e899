import { botStatuses } from '@runmart/contract/bots-states'
import type { Order } from '@runmart/contract/orders-order'
import { type ListedStatus, listedStatuses } from '@runmart/contract/orders-states'
import { isDay } from '#platform/days.ts'

export type OrderFilter = 'status' | 'botStatus' | 'q' | 'from' | 'to'
export type OrderQuery = {
  status?: ListedStatus
  botStatus?: NonNullable<Order['botStatus']>
  q?: string
  from?: string
  to?: string
}

/** The order filters in a URL, without unknown values. */
export function readOrderQuery(get: (name: OrderFilter) => string): OrderQuery {
  const status = listedStatuses.find((it) => it === get('status'))
  const q = get('q').trim()
  return {
    ...(status && { status }),
    ...(q && { q }),
    ...(isDay(get('from')) && { from: get('from') }),
    ...(isDay(get('to')) && { to: get('to') }),
  }
}

/** The filters of bot orders, which have a bot status too. */
export function readBotOrderQuery(get: (name: OrderFilter) => string): OrderQuery {
  const botStatus = botStatuses.find((it) => it === get('botStatus'))
  return { ...readOrderQuery(get), ...(botStatus && { botStatus }) }
}
