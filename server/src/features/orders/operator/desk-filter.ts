import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/languages'
import { areFewDays, isByAge } from '@runmart/contract/orders-desk-filters'
import { listServiceNames } from '#features/catalog/index.ts'
import { spanOf } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { refuseField } from '#platform/refusal.ts'
import { isEnded } from '../ended-queries.ts'
import { type OrderFilter, statusFilter } from '../list-queries.ts'
import { searchDesk } from './desk-search.ts'

type Asked = HandlerInput<typeof api.ordersDesk.matches>['query']

/** An operator's list: its filter and its order. */
export type DeskList = {
  filter: OrderFilter
  sort: NonNullable<Asked['sort']>
  /** All services by name, if the list sorts by them. */
  services: string[]
  /** Only unfinished orders: few, with an index of their own. */
  isOpen: boolean
  /** Only filters that the stored counts know: status, type and service. */
  isCounted: boolean
  /** An invalid customer has no orders, and ended orders have no running days. */
  isEmpty: boolean
  /** The search read only some of the orders that hold the words, so more may match. */
  isCut: boolean
}

/** Reads the filter. Only short lists can sort by anything but age, so that no list sorts all orders. */
export async function readDeskList(tx: Tx, asked: Asked, caller: Caller, language: Language): Promise<DeskList> {
  const { q, from, to, sort, status, sentOn, daysRun, refundAsked, ...rest } = asked
  const isOpen = status ? !isEnded(status) : (rest.botStatus ?? daysRun) !== undefined
  if (!isByAge(sort) && !isOpen && !rest.customerId && !areFewDays(asked)) throw refuseField('sort', 'choice')
  const isNobody = rest.customerId !== undefined && !isUuid(rest.customerId)
  const isEmpty = isNobody || (daysRun !== undefined && !isOpen)
  const span = spanOf({ from, to }, caller.timeZone)
  const { serviceType: _, serviceId: __, ...narrower } = { ...rest, sentOn, daysRun, refundAsked, from, to, q }
  // Work lists leave out scheduled orders; lists of all orders include them.
  const filter: OrderFilter = {
    ...rest,
    ...(isEnded(status) ? { status } : isOpen && statusFilter(status)),
    customerId: rest.customerId ?? null,
    sent: sentOn === 'yes',
    unsent: sentOn === 'no',
    daysRun: daysRun === 'yes',
    daysDoNotRun: daysRun === 'no',
    refundAsked: refundAsked === 'yes',
    ...span,
    open: isOpen,
  }
  const found = q && !isEmpty ? await searchDesk(tx, q, filter, caller) : null
  return {
    filter: { ...filter, search: found?.search ?? null },
    sort: sort ?? (isOpen ? 'oldest' : 'newest'),
    services: sort?.startsWith('service') ? (await listServiceNames(tx, language)).map((it) => it.id) : [],
    isOpen,
    isCounted: !isOpen && Object.values(narrower).every((it) => it === undefined),
    isEmpty,
    isCut: found?.isCut ?? false,
  }
}
