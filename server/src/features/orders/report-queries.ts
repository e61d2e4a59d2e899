import type { Reader } from '#platform/db/reader.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { endedServices } from './ended-queries.ts'

type Between = { since: string; before: string }

export type PlacedSales = {
  serviceId: string
  /** Null if the query does not group by customer. */
  customerId: string | null
  orders: number
  sales: number
  ownUnits: number
  ownSales: number
}

/**
 * Orders and sales by customer and service between two moments. `ownUnits` excludes suppliers' orders; `ownSales`
 * excludes partners' as well. Free orders count as units, but not as sales.
 */
export function sumSales(
  reader: Reader,
  between: Between,
  { supplied, byCustomer }: { supplied: readonly string[]; byCustomer: boolean },
): Promise<PlacedSales[]> {
  const { firstId, lastId } = idsBetween(between)
  const isPlaced = sql`o.created_at >= ${between.since}::timestamptz and o.created_at < ${between.before}::timestamptz`
  return reader.all(sql`
    select service_id as "serviceId", ${byCustomer ? sql`customer_id` : sql`null`} as "customerId", count(*) filter (where total > 0)::int as orders,
      sum(total)::bigint as sales, sum(own_units)::bigint as "ownUnits", sum(own_sales)::bigint as "ownSales"
    from (
      select o.service_id, o.customer_id, o.total, o.amount as own_units,
        case when s.order_id is null then o.total else 0 end as own_sales
      from orders.orders o ${withShare} where o.id >= ${firstId} and o.id <= ${lastId} and ${isPlaced}
      union all
      -- Taken off again one by one: compared with all orders of a day they would take as long as both numbers multiplied.
      select o.service_id, o.customer_id, 0, -o.amount, case when s.order_id is null then -o.total else 0 end
      from unnest(${supplied}::uuid[]) as others (id) join orders.orders o on o.id = others.id ${withShare} where ${isPlaced}
    ) as it
    group by service_id ${byCustomer ? sql`, customer_id` : sql``}`)
}

export type OrderKey = {
  id: string
  code: string
  serviceId: string
  customerId: string
  total: number
  createdAt: string
  /** Whether a partner has or had the order. */
  isOfPartner: boolean
}

const keyOf = sql`o.id, o.code, o.service_id as "serviceId", o.customer_id as "customerId", o.total, o.created_at as "createdAt",
  s.order_id is not null as "isOfPartner"`
const withShare = sql`left join orders.shares s on s.order_id = o.id`

/** Orders by their codes; leaves out unknown ones. */
export async function ordersByCode(reader: Reader, codes: readonly string[]): Promise<Map<string, OrderKey>> {
  if (codes.length === 0) return new Map()
  const rows = await reader.all<OrderKey>(
    sql`select ${keyOf} from orders.orders o ${withShare} where o.code = any (${codes}::text[])`,
  )
  return new Map(rows.map((it) => [it.code, it]))
}

/** Orders by their ids; leaves out unknown ones. */
export async function ordersById(reader: Reader, ids: readonly string[]): Promise<Map<string, OrderKey>> {
  if (ids.length === 0) return new Map()
  const rows = await reader.all<OrderKey>(
    sql`select ${keyOf} from orders.orders o ${withShare} where o.id = any (${ids}::uuid[])`,
  )
  return new Map(rows.map((it) => [it.id, it]))
}

type Part = { after: string | null; limit: number }

/** Literal: ended and open orders have a partial index each, which needs these very words. */
const [hasEnded, isOpen] = [sql`finished_at is not null`, sql`status in ('pending', 'in-progress')`]

/** A service's paid orders placed between two moments, newest first, at most `limit` older than `after`. */
export function listPlacedOf(
  reader: Reader,
  serviceId: string,
  between: Between,
  { after, limit }: Part,
): Promise<Pick<OrderKey, 'id' | 'code'>[]> {
  const { firstId, lastId } = idsBetween(between)
  const placed = (state: Sql) => sql`
    (select id, code from orders.orders
    where ${state} and service_id = ${serviceId}::uuid and id >= ${firstId} and id <= ${lastId} and total > 0
      and (${after}::uuid is null or id < ${after}::uuid)
      and created_at >= ${between.since}::timestamptz and created_at < ${between.before}::timestamptz
    order by id desc limit ${limit})`
  return reader.all(sql`${placed(hasEnded)} union all ${placed(isOpen)} order by id desc limit ${limit}`)
}

/** The ids of all orders of a service or of a customer; null if there are more than `most`. */
export async function listIdsOf(
  reader: Reader,
  whose: { serviceId: string } | { customerId: string },
  most: number,
): Promise<string[] | null> {
  const limit = sql`limit ${most + 1}`
  const found = await reader.all<{ id: string }>(
    'customerId' in whose
      ? sql`select id from orders.orders where customer_id = ${whose.customerId}::uuid order by id ${limit}`
      : sql`(select id from orders.orders where service_id = ${whose.serviceId}::uuid and ${hasEnded} order by finished_at ${limit})
          union all (select id from orders.orders where service_id = ${whose.serviceId}::uuid and ${isOpen} ${limit})`,
  )
  return found.length > most ? null : found.map((it) => it.id)
}

export type EndedOrder = OrderKey & {
  amount: number
  delivered: number
  /** The part that a partner delivered. */
  byPartner: number
}

const endOf = sql`${keyOf}, o.amount, orders.count_delivered(o) as delivered,
  case when o.partner_id is null then coalesce(l.delivered, 0) else o.amount end as "byPartner"`
const withLimit = sql`${withShare} left join orders.share_limits l on l.order_id = o.id`

/**
 * Orders that ended in this time and cost the shop something else than assumed at the payment. Part of them was not
 * delivered, or a partner had them, or a supplier had those in `takenOver`.
 */
export function listEndedOtherwise(
  reader: Reader,
  { since, before }: Between,
  takenOver: readonly string[],
): Promise<EndedOrder[]> {
  return reader.all(sql`
    with recursive ${endedServices}
    select ${endOf} from service join orders.orders o on o.service_id = service.id
      and o.finished_at >= ${since}::timestamptz and o.finished_at < ${before}::timestamptz
    ${withLimit}
    where o.billing = 'day' or orders.count_delivered(o) <> o.amount
      or (s.order_id is not null and o.partner_id is null) or o.id = any (${takenOver}::uuid[])`)
}

/** Ended orders by code, with their delivered number. */
export async function endedByCode(reader: Reader, codes: readonly string[]): Promise<Map<string, EndedOrder>> {
  const rows = await reader.all<EndedOrder>(
    sql`select ${endOf} from orders.orders o ${withLimit} where o.code = any (${codes}::text[])`,
  )
  return new Map(rows.map((it) => [it.code, it]))
}

/** The number and sum of the orders placed between two moments; the order itself if it is one. */
export async function sumPlaced(
  reader: Reader,
  since: string,
  before: string,
): Promise<{ count: number; sum: number; order: { id: string; code: string } | null }> {
  const { id, code, ...sums } = await reader.get<{ count: number; sum: number; id: string; code: string }>(sql`
    select count(*)::int as count, coalesce(sum(total), 0)::bigint as sum, min(id::text) as id, min(code) as code
    from orders.orders
    where id >= ${lowestIdAt(since, -SLACK)} and id <= ${lowestIdAt(before, SLACK)}
      and created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz`)
  return { ...sums, order: sums.count === 1 ? { id, code } : null }
}

/** The range of ids for orders placed between two moments. Ids rise with time, give or take a batch. */
export const idsBetween = ({ since, before }: Between) => ({
  firstId: lowestIdAt(since, -HOUR),
  lastId: lowestIdAt(before, HOUR),
})

const HOUR = 3_600_000
/** The slack for a query of every minute: clocks of one shop never differ by more. */
const SLACK = 600_000

/** The lowest id of a moment: ids begin with the milliseconds. */
function lowestIdAt(time: string, shift: number): string {
  const digits = Math.max(0, Date.parse(time) + shift)
    .toString(16)
    .padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}
