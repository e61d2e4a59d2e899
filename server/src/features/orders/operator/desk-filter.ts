import type { api } from '@runmart/contract'
import type { Language } from '@runmart/contract/languages'
import { areFewDays, isByAge } from '@runmart/contract/orders-desk-filters'
import { usersNamed } from '#features/accounts/index.ts'
import { listServiceNames, servicesNamed } from '#features/catalog/index.ts'
import { spanOf } from '#platform/days.ts'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { refuseField } from '#platform/refusal.ts'
import { isEnded } from '../ended-queries.ts'
import { type OrderFilter, statusFilter } from '../list-queries.ts'
import { findFewByWords, findIdsByCode, findIdsByLink, findIdsByWords, holdsWordsOf } from '../search-queries.ts'

/** So many of all orders that ever were are looked at for their words: the newest that hold them. */
const MAX_FOUND = 1_000

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
  /** A customer that cannot be one has no orders. */
  isEmpty: boolean
}

/** Reads what was asked for. By more than their age only few can be sorted, so that a list never sorts all there ever was. */
export async function readDeskList(tx: Tx, asked: Asked, caller: Caller, language: Language): Promise<DeskList> {
  const { q, from, to, sort, status, sentOn, ...rest } = asked
  const isOpen = status ? !isEnded(status) : rest.botStatus !== undefined
  if (!isByAge(sort) && !isOpen && !rest.customerId && !areFewDays(asked)) throw refuseField('sort', 'choice')
  const search = q ? await searchOf(tx, q, isOpen) : null
  const span = spanOf({ from, to }, caller.timeZone)
  const { serviceType: _, serviceId: __, ...narrower } = { ...rest, sentOn, from, to, q }
  return {
    // Lists of work leave out what is scheduled; those of all orders have all of them.
    filter: {
      ...rest,
      ...(isEnded(status) ? { status } : isOpen && statusFilter(status)),
      customerId: rest.customerId ?? null,
      sent: sentOn === 'yes',
      unsent: sentOn === 'no',
      ...span,
      search,
      open: isOpen,
    },
    sort: sort ?? (isOpen ? 'oldest' : 'newest'),
    services: sort?.startsWith('service') ? (await listServiceNames(tx, language)).map((it) => it.id) : [],
    isOpen,
    isCounted: !isOpen && Object.values(narrower).every((it) => it === undefined),
    isEmpty: rest.customerId !== undefined && !isUuid(rest.customerId),
  }
}

/** What words mean: services and customers by name, and the orders that hold them, by index. */
async function searchOf(tx: Tx, words: string, isOpen: boolean): Promise<NonNullable<OrderFilter['search']>> {
  const named = { words, serviceIds: await servicesNamed(tx, words), customerIds: await usersNamed(tx, words) }
  const byLink = await findIdsByLink(tx, words, MAX_FOUND)
  if (isOpen) return { ...named, holding: await holdingOpen(tx, words, byLink) }
  const byCode = await findIdsByCode(tx, words, MAX_FOUND)
  return { ...named, holding: isOneOf([...byCode, ...byLink, ...(await findIdsByWords(tx, words, MAX_FOUND))]) }
}

const isOneOf = (ids: readonly string[]) => sql<boolean>`o.id = any (${ids}::uuid[])`

/** Of open orders, which are few, each is looked at where an index would find too many; a part of a code is enough. */
async function holdingOpen(tx: Tx, words: string, byLink: readonly string[]): Promise<Sql<boolean>> {
  const few = await findFewByWords(tx, words)
  const held = few ? isOneOf([...byLink, ...few]) : sql`${isOneOf(byLink)} or ${holdsWordsOf(words)}`
  return sql`(o.code ilike ${containsPattern(words)} or ${held})`
}
