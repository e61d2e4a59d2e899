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

/** Which orders, in which order; `services` has all of them by name where they are sorted by it. */
type Listing = { filter: OrderFilter; sort: DeskSort; services: readonly string[] }
type Part = { page: number; limit: number }

/** Ids go up with time: an hour before a day begins is soon enough for what was placed on it. */
const SLACK_MS = 3_600_000
/** So many orders are the latest. */
const LATEST = 20_000

/** The orders that match, found between two ids where days are given, so that other days are not read. */
function found(filter: OrderFilter): typeof listedOrders {
  let list = matching(filter)
  const { first, end } = idsOf(filter)
  if (first) list = list.where('o.id', '>=', first)
  if (end) list = list.where('o.id', '<', end)
  return list
}

/** Between which ids days lie; null where that end is open. */
export const idsOf = ({ since, before }: OrderFilter): IdSpan => ({
  first: since ? idAt(Date.parse(since) - SLACK_MS) : null,
  end: before ? idAt(Date.parse(before) + SLACK_MS) : null,
})

/** The least id of this moment. */
function idAt(time: number): string {
  const digits = Math.max(0, time).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}

/** By what a few are sorted; names are those of others, so that services come in the order of theirs. */
const keys = {
  total: () => sql`o.total`,
  amount: () => sql`o.amount`,
  service: (services: readonly string[]) =>
    sql`(${JSON.stringify(Object.fromEntries(services.map((id, at) => [id, at])))}::jsonb ->> o.service_id::text)::int`,
  status: () => sql`array_position(${[...orderStatuses]}::text[], o.status::text)`,
  progress: () => sql`o.done::float8 / o.amount`,
  // As the words for it are in the alphabet: the shop's, then partners', then customers'.
  provider: () => sql`o.provider`,
  refunded: () => sql`o.refunded`,
}

function keyOf(sort: DeskSort): keyof typeof keys | null {
  if (sort === 'dearest' || sort === 'cheapest') return 'total'
  const [name = ''] = sort.split('-')
  return name in keys ? (name as keyof typeof keys) : null
}

/** What is scheduled, and may be very much, is in the order of its dates, as its index is. */
function sorted(list: typeof listedOrders, { sort, services, filter }: Listing): typeof listedOrders {
  const { open, scheduled } = filter
  const direction = sort === 'newest' || sort === 'dearest' || sort.endsWith('-desc') ? 'desc' : 'asc'
  const key = keyOf(sort)
  if (key) return list.orderBy(keys[key](services), direction).orderBy('o.id')
  if (scheduled) return list.orderBy(opensAt, direction).orderBy('o.id', direction)
  return list.orderBy(open ? openInOrder : 'o.id', direction)
}

/** A page of the orders that match. */
export function listPage(tx: Tx, list: Listing, { page, limit }: Part): Promise<ListedOrder[]> {
  const wanted = sorted(found(list.filter), list)
    .clearSelect()
    .select('o.id')
    .limit(limit)
    .offset((page - 1) * limit)
  return tx.all(sorted(listedOrders.where('o.id', 'in', wanted), list))
}

/** How many match. */
export const countMatching = (tx: Tx, filter: OrderFilter): Promise<number> => countRows(tx, found(filter))

/** How many match; counting ends one after `most`. Many are found among the latest, by their index: others are looked at where these are few. */
export async function countSome(tx: Tx, filter: OrderFilter, most: number): Promise<number> {
  const latest = (await countLatest(tx, filter, most)) ?? 0
  return latest > most ? latest : countUpTo(tx, filter, most)
}

/** The same, wherever they are. */
export const countUpTo = (tx: Tx, filter: OrderFilter, most: number): Promise<number> =>
  countTo(tx, found(filter), most)

/** The same among the latest orders of its days alone; null where an index finds all that match, or there are no others. */
export async function countLatest(tx: Tx, filter: OrderFilter, most: number): Promise<number | null> {
  // Words find orders and customers by index; services that they name have too many orders for that.
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

/** Of the days of a filter, the first of the latest orders; null where there are not as many. */
export async function findLatest(tx: Tx, filter: OrderFilter): Promise<string | null> {
  const row = await tx.find<{ id: string }>(
    sql`select id from orders.orders where ${isWithin(sql`id`, idsOf(filter))} order by id desc offset ${LATEST} limit 1`,
  )
  return row?.id ?? null
}

/** Whose orders match. */
export async function listCustomersIn(tx: Tx, filter: OrderFilter): Promise<string[]> {
  const rows = await tx.all(found(filter).clearSelect().select('o.customerId').distinct())
  return rows.map((it) => it.customerId)
}

/** The first orders that match, as far as choosing them needs. */
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

/** How many orders wait for a person, as the two queues list them. */
export function countWaiting(tx: Tx): Promise<{ pending: number; inProgress: number }> {
  return tx.get(sql`
    select count(*) filter (where o.status = 'pending')::int as pending,
      count(*) filter (where o.status = 'in-progress')::int as "inProgress"
    from orders.orders o where ${isOpenNow} and ${isForPeople}`)
}
