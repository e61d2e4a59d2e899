import type { ListedStatus } from '@runmart/contract/orders-states'
import type { Span } from '#platform/days.ts'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { countRows } from '#platform/db/count-rows.ts'
import { prepare } from '#platform/db/prepare.ts'
import type { Reader } from '#platform/db/reader.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { isCurrentRequest } from './operator/refund-requests.ts'
import {
  hasCome,
  isAwaitingSupplier,
  isOpen,
  isOpenNow,
  isUnsent,
  isWithoutDays,
  type ListedOrder,
  listedOrders,
  opensAt,
  type StoredOrder,
} from './order-queries.ts'

type Search = {
  words: string
  serviceIds: string[]
  customerIds: string[]
  /** Orders `o` that hold the words. Without it, the search compares code, contact and note of each. */
  holding?: Sql<boolean>
}

/** The filter of a list of orders; null or absent means all. */
export type OrderFilter = Partial<Span> & {
  customerId?: string | null
  serviceType?: StoredOrder['serviceType'] | null | undefined
  serviceId?: string | null | undefined
  status?: StoredOrder['status'] | null | undefined
  provider?: StoredOrder['provider'] | undefined
  botStatus?: StoredOrder['botStatus'] | undefined
  /** `sent`: only orders that suppliers have or may have. `unsent`: only the others. */
  sent?: boolean
  unsent?: boolean
  /** Only open orders whose paid days run, or only those whose days do not. */
  daysRun?: boolean
  daysDoNotRun?: boolean
  /** Only orders with a refund that waits for a second operator. */
  refundAsked?: boolean
  minTotal?: number | undefined
  maxTotal?: number | undefined
  /** Words in code, contact or note, or one of these services or customers, found by name. */
  search?: Search | null
  /** Only unfinished orders. */
  open?: boolean
  /** Only orders that wait for their date. */
  scheduled?: boolean
  /** Only orders whose date has come. */
  come?: boolean
  /** Only orders that wait for their customer: pre-orders without lines, and failed bots. */
  attention?: boolean
}

/** Finds a whole code by its index, in any case. */
const orderCode = /^RM-[A-Z0-9]{6}([A-Z0-9]{2})?$/i

function matchingWords(found: typeof listedOrders, search: Search): typeof listedOrders {
  const { words, serviceIds, customerIds, holding } = search
  if (orderCode.test(words)) return found.where('o.code', '=', words.toUpperCase())
  if (holding) {
    // Leaves out empty lists, so that each remaining condition has an index.
    const services = serviceIds.length ? sql`or o.service_id = any (${serviceIds}::uuid[])` : sql``
    const customers = customerIds.length ? sql`or o.customer_id = any (${customerIds}::uuid[])` : sql``
    return found.where(sql<boolean>`(${holding} ${services} ${customers})`)
  }
  const pattern = containsPattern(words)
  return found.where(sql<boolean>`(o.code ilike ${pattern} or o.contact_info ilike ${pattern} or o.note ilike ${pattern}
    or o.service_id = any (${serviceIds}::uuid[]) or o.customer_id = any (${customerIds}::uuid[]))`)
}

/** The matching orders. */
export function matching(it: OrderFilter): typeof listedOrders {
  let found = listedOrders
  if (it.customerId) found = found.where('o.customerId', '=', it.customerId)
  // One customer's orders use that customer's index.
  const isOpenOfAll = it.open && it.come && !it.customerId
  if (it.open) found = found.where(isOpenOfAll ? isOpenNow : isOpen)
  // In the words of its index, too.
  if (it.attention)
    found = found.where(sql<boolean>`o.status in ('pending', 'in-progress') and o.bot_status in ('waiting', 'error')
      and (o.pre_order or o.bot_status = 'error')`)
  if (it.scheduled) found = found.where(sql<boolean>`o.status = 'pending' and ${opensAt} > now()`)
  if (it.come && !isOpenOfAll) found = found.where(hasCome)
  if (it.serviceType) found = found.where('o.serviceType', '=', it.serviceType)
  if (it.serviceId !== null && it.serviceId !== undefined)
    found = found.where(sql<boolean>`o.service_id::text = ${it.serviceId}`)
  if (it.status) found = found.where('o.status', '=', it.status)
  if (it.provider) found = found.where('o.provider', '=', it.provider)
  if (it.minTotal !== undefined) found = found.where('o.total', '>=', it.minTotal)
  if (it.maxTotal !== undefined) found = found.where('o.total', '<=', it.maxTotal)
  if (it.sent) found = found.where(sql<boolean>`(not ${isUnsent} or ${isAwaitingSupplier})`)
  if (it.unsent) found = found.where(sql<boolean>`${isUnsent} and not ${isAwaitingSupplier}`)
  if (it.daysRun) found = found.where('o.daysFrom', 'is not', null)
  if (it.daysDoNotRun) found = found.where(isWithoutDays)
  if (it.refundAsked)
    found = found.where(
      sql<boolean>`o.id in (select r.order_id from orders.refund_requests r where ${isCurrentRequest})`,
    )
  if (it.botStatus) found = found.where('o.botStatus', '=', it.botStatus)
  if (it.since) found = found.where(sql<boolean>`o.created_at >= ${it.since}::timestamptz`)
  if (it.before) found = found.where(sql<boolean>`o.created_at < ${it.before}::timestamptz`)
  return it.search ? matchingWords(found, it.search) : found
}

/**
 * A status as lists filter by it. Leaves out scheduled orders unless requested: a spread would fill pages with orders
 * that have yet to begin.
 */
export function statusFilter(status: ListedStatus | undefined): Pick<OrderFilter, 'status' | 'scheduled' | 'come'> {
  return status === 'scheduled' ? { scheduled: true } : { status, come: true }
}

type Part = { page: number; limit: number }
type PageOf = OrderFilter & { limit: number; offset: number | null; oldestFirst: boolean }

/** A page of the matching orders; each row holds the number of matches. */
function selectPage(it: PageOf) {
  const direction = it.oldestFirst ? 'asc' : 'desc'
  const found = matching(it)
  // Selects the ids of a later page first, so that the index alone skips the earlier rows.
  const page = it.offset
    ? listedOrders.where(
        'o.id',
        'in',
        found.clearSelect().select('o.id').orderBy('o.id', direction).limit(it.limit).offset(it.offset),
      )
    : found.limit(it.limit)
  const all = found.clearSelect().select(sql<number>`count(*)::int`.as('count'))
  return page.select(all.as('matching')).orderBy('o.id', direction)
}

const preparedPage = prepare(selectPage)

export function countOpenOrders(tx: Reader, customerId: string): Promise<number> {
  return countRows(tx, matching({ customerId, open: true, come: true }))
}

/** The newest matching orders. */
export function newestOrders(tx: Reader, filter: OrderFilter, limit: number): Promise<ListedOrder[]> {
  return tx.all(matching(filter).orderBy('o.id', 'desc').limit(limit))
}

/** A part of the matching orders, newest or oldest first, and their number; all of them without a part. */
export async function listOrders(
  tx: Reader,
  filter: OrderFilter,
  part: Part | null,
  first: 'newest' | 'oldest' = 'newest',
): Promise<{ items: ListedOrder[]; total: number }> {
  const oldestFirst = first === 'oldest'
  if (!part) {
    const items = await tx.all(matching(filter).orderBy('o.id', oldestFirst ? 'asc' : 'desc'))
    return { items, total: items.length }
  }
  const offset = (part.page - 1) * part.limit || null
  const page = { ...filter, limit: part.limit, offset, oldestFirst }
  // A search changes the statement, so this builds it each time.
  const items = await tx.all(filter.search ? selectPage(page) : preparedPage(page))
  return { items, total: items[0]?.matching ?? (offset ? await countRows(tx, matching(filter)) : 0) }
}
