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

/** What an operator asks of the list: what narrows it down, and in which order. */
export type DeskList = {
  filter: OrderFilter
  sort: NonNullable<Asked['sort']>
  /** All services by name, where the list is sorted by them. */
  services: string[]
  /** Only what has not ended: few, and found by an index of their own. */
  isOpen: boolean
  /** Only what the kept counts tell apart: status, type and service. */
  isCounted: boolean
  /** A customer that cannot be one has no orders, and of what has ended no days run. */
  isEmpty: boolean
  /** More orders hold the words than were looked at: there may be more that match. */
  isCut: boolean
}

/** Reads what was asked for. By more than their age only few can be sorted, so that a list never sorts all there ever was. */
export async function readDeskList(tx: Tx, asked: Asked, caller: Caller, language: Language): Promise<DeskList> {
  const { q, from, to, sort, status, sentOn, daysRun, refundAsked, ...rest } = asked
  const isOpen = status ? !isEnded(status) : (rest.botStatus ?? daysRun) !== undefined
  if (!isByAge(sort) && !isOpen && !rest.customerId && !areFewDays(asked)) throw refuseField('sort', 'choice')
  const isNobody = rest.customerId !== undefined && !isUuid(rest.customerId)
  const isEmpty = isNobody || (daysRun !== undefined && !isOpen)
  const span = spanOf({ from, to }, caller.timeZone)
  const { serviceType: _, serviceId: __, ...narrower } = { ...rest, sentOn, daysRun, refundAsked, from, to, q }
  // Lists of work leave out what is scheduled; those of all orders have all of them.
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
