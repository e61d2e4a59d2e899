import { botStatuses } from '@runmart/contract/bots-states'
import type { Order } from '@runmart/contract/orders'
import { orderStatuses } from '@runmart/contract/orders-states'
import { isDay } from '#platform/is-day.ts'

export type OrderFilter = 'status' | 'botStatus' | 'q' | 'from' | 'to'
export type OrderQuery = {
  status?: Order['orderStatus']
  botStatus?: NonNullable<Order['botStatus']>
  q?: string
  from?: string
  to?: string
}

/** What an address asks to be shown; whatever it cannot mean is left out. */
export function readOrderQuery(get: (name: OrderFilter) => string): OrderQuery {
  const status = orderStatuses.find((known) => known === get('status'))
  const botStatus = botStatuses.find((known) => known === get('botStatus'))
  const q = get('q').trim().slice(0, 100)
  return {
    ...(status && { status }),
    ...(botStatus && { botStatus }),
    ...(q && { q }),
    ...(isDay(get('from')) && { from: get('from') }),
    ...(isDay(get('to')) && { to: get('to') }),
  }
}

/** Every filter taken away again. */
export const noFilters: Record<OrderFilter, null> = { status: null, botStatus: null, q: null, from: null, to: null }
