import type { ChosenOrder, DeskSort } from '@runmart/contract/orders-desk'
import { orderStatuses } from '@runmart/contract/orders-states'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import { type IdSpan, isWithin } from '#platform/db/searched-rows.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { matching, type OrderFilter } from '../list-queries.ts'
import {
  isForPeople,
  isOpenNow,
  type ListedOrder,
  listedOrders,
  openInOrder,
  opensAt,
  orders,
  type StoredOrder,
} from '../order-queries.ts'

/** The filter and order of a list; `services` holds all services by name if the list sorts by them. */
type Listing = { filter: OrderFilter; sort: DeskSort; services: readonly string[] }
type Part = { page: number; limit: number }

/** Ids rise with time: an hour of slack before a day covers all orders placed on it. */
const SLACK_MS = 3_600_000
/** The number of orders that count as the latest. */
const LATEST = 20_000

/** The matching orders; a range of ids keeps PostgreSQL from reading other days. */
function found(filter: OrderFilter): typeof listedOrders {
  let list = matching(filter)
  const { first, end } = idsOf(filter)
  if (first) list = list.where('o.id', '>=', first)
  if (end) list = list.where('o.id', '<', end)
  return list
}

/** The range of ids of the filter's days; null for an open end. */
export const idsOf = ({ since, before }: OrderFilter): IdSpan => ({
  first: since ? idAt(Date.parse(since) - SLACK_MS) : null,
  end: before ? idAt(Date.parse(before) + SLACK_MS) : null,
})

/** The lowest id of this moment. */
function idAt(time: number): string {
  const digits = Math.max(0, time).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}

/** Sort keys for short lists. Services sort by name, which the caller passes in. */
const keys = {
  total: () => sql`o.total`,
  amount: () => sql`o.amount`,
  service: (services: readonly string[]) =>
    sql`(${JSON.stringify(Object.fromEntries(services.map((id, at) => [id, at])))}::jsonb ->> o.service_id::text)::int`,
  status: () => sql`array_position(${[...orderStatuses]}::text[], o.status::text)`,
  progress: () => sql`o.done::float8 / o.amount`,
  // In the alphabetical order of their names: the shop's, then partners', then customers'.
  provider: () => sql`o.provider`,
  refunded: () => sql`o.refunded`,
}

function keyOf(sort: DeskSort): keyof typeof keys | null {
  if (sort === 'dearest' || sort === 'cheapest') return 'total'
  const [name = ''] = sort.split('-')
  return name in keys ? (name as keyof typeof keys) : null
}

/** Sorts scheduled orders, which may be many, by date, as their index does. */
function sorted(list: typeof listedOrders, { sort, services, filter }: Listing): typeof listedOrders {
  const { open, scheduled } = filter
  const direction = sort === 'newest' || sort === 'dearest' || sort.endsWith('-desc') ? 'desc' : 'asc'
  const key = keyOf(sort)
  if (key) return list.orderBy(keys[key](services), direction).orderBy('o.id')
  if (scheduled) return list.orderBy(opensAt, direction).orderBy('o.id', direction)
  return list.orderBy(open ? openInOrder : 'o.id', direction)
}

/** A page of the matching orders. */
export function listPage(tx: Tx, list: Listing, { page, limit }: Part): Promise<ListedOrder[]> {
  const wanted = sorted(found(list.filter), list)
    .clearSelect()
    .select('o.id')
    .limit(limit)
    .offset((page - 1) * limit)
  return tx.all(sorted(listedOrders.where('o.id', 'in', wanted), list))
}

/** The number of matches. */
export const countMatching = (tx: Tx, filter: OrderFilter): Promise<number> => countRows(tx, found(filter))

/**
 * The number of matches, at most one above `most`. Counts common ones among the latest orders by their index, and reads
 * all orders only for rare ones.
 */
export async function countSome(tx: Tx, filter: OrderFilter, most: number): Promise<number> {
  const latest = (await countLatest(tx, filter, most)) ?? 0
  return latest > most ? latest : countUpTo(tx, filter, most)
}

/** The number of matches among all orders, at most one above `most`. */
export const countUpTo = (tx: Tx, filter: OrderFilter, most: number): Promise<number> =>
  countTo(tx, found(filter), most)

/**
 * The number of matches among the latest orders of the filter's days. Null if an index finds all matches, or if there
 * are no older orders.
 */
export async function countLatest(tx: Tx, filter: OrderFilter, most: number): Promise<number | null> {
  // Indexes find orders and customers by words; services found by name have too many orders.
  const isFound = filter.open || filter.customerId || filter.search?.serviceIds.length === 0
  const since = isFound ? null : await findLatest(tx, filter)
  return since ? countTo(tx, found(filter).where('o.id', '>=', since), most) : null
}

async function countTo(tx: Tx, list: typeof listedOrders, most: number): Promise<number> {
  const some = list
    .clearSelect()
    .select('o.id')
    .limit(most + 1)
  const counted = query.selectFrom(some.as('it')).select(sql<number>`count(*)::int`.as('count'))
  return (await tx.get(counted)).count
}

/** The first of the latest orders within the filter's days; null if there are fewer. */
export async function findLatest(tx: Tx, filter: OrderFilter): Promise<string | null> {
  const row = await tx.find<{ id: string }>(
    sql`select id from orders.orders where ${isWithin(sql`id`, idsOf(filter))} order by id desc offset ${LATEST} limit 1`,
  )
  return row?.id ?? null
}

/** The customers of the matching orders. */
export async function listCustomersIn(tx: Tx, filter: OrderFilter): Promise<string[]> {
  const rows = await tx.all(found(filter).clearSelect().select('o.customerId').distinct())
  return rows.map((it) => it.customerId)
}

/** The first matching orders, with the columns for a selection. */
export async function listChosen(tx: Tx, list: Listing, most: number): Promise<ChosenOrder[]> {
  return tx.all(
    sorted(found(list.filter), list)
      .clearSelect()
      .select(['o.id', 'o.code as orderCode', 'o.total as totalCash'])
      .limit(most),
  )
}

/** The orders with these ids or codes. */
export function listByNames(tx: Tx, by: 'id' | 'code', names: readonly string[]): Promise<StoredOrder[]> {
  return tx.all(
    by === 'id'
      ? orders.where(sql<boolean>`o.id = any (${names}::uuid[])`)
      : orders.where(sql<boolean>`o.code = any (${names}::text[])`),
  )
}

/** The number of orders that wait for a person, as the two queues list them. */
export function countWaiting(tx: Tx): Promise<{ pending: number; inProgress: number }> {
  return tx.get(sql`
    select count(*) filter (where o.status = 'pending')::int as pending,
      count(*) filter (where o.status = 'in-progress')::int as "inProgress"
    from orders.orders o where ${isOpenNow} and ${isForPeople}`)
}
