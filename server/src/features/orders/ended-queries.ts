import type { ListedStatus, OrderStatus } from '@runmart/contract/orders-states'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import type { OrderFilter } from './list-queries.ts'
import { isOpen, orders, type StoredOrder } from './order-queries.ts'

type EndedStatus = Exclude<OrderStatus, 'pending' | 'in-progress'>
/** A null status selects all orders, open ones included. */
type CountedFilter = { status: EndedStatus | null } & Pick<OrderFilter, 'serviceType' | 'serviceId'>

/** Literal, not a parameter: PostgreSQL uses the partial index of undelivered orders only for these very words. */
const hasStatus: Record<EndedStatus, Sql<boolean>> = {
  success: sql`o.status = 'success'`,
  failed: sql`o.status = 'failed'`,
  cancel: sql`o.status = 'cancel'`,
  refund: sql`o.status = 'refund'`,
}

export function isEnded(status: ListedStatus | null | undefined): status is EndedStatus {
  return Boolean(status && status in hasStatus)
}

/** For `with recursive`: services with ended orders, one index step each. */
export const endedServices = sql`service (id) as (
  (select service_id from orders.orders where finished_at is not null order by service_id limit 1)
  union all
  select (select o.service_id from orders.orders o where o.finished_at is not null and o.service_id > service.id
    order by o.service_id limit 1)
  from service where id is not null)`

/** The span of an order `o`, the unit of the stored counts. */
const spanOf = sql`left(o.id::text, 5)`
const REST_OF_ID = 'fff-ffff-ffff-ffff-ffffffffffff'

const noOrders = { items: [], total: 0 }

/**
 * A page of ended orders of a kind, or of all orders, with their total. The counts show where in the index the page
 * begins.
 */
export async function listCounted(
  tx: Reader,
  filter: CountedFilter,
  { page, limit }: { page: number; limit: number },
  first: 'newest' | 'oldest' = 'newest',
): Promise<{ items: StoredOrder[]; total: number }> {
  const { serviceId } = filter
  if (typeof serviceId === 'string' && !isUuid(serviceId)) return noOrders
  const skipped = (page - 1) * limit
  if (first === 'newest') return listNewest(tx, filter, skipped, limit)
  // Oldest first is a page from the other end of the list, reversed.
  const total = await countOrders(tx, filter)
  const wanted = Math.min(limit, total - skipped)
  if (wanted <= 0) return { items: [], total }
  const { items } = await listNewest(tx, filter, total - skipped - wanted, wanted)
  return { items: items.toReversed(), total }
}

/** The number of ended orders of a kind, or of all orders. */
export async function countOrders(tx: Reader, filter: CountedFilter): Promise<number> {
  if (typeof filter.serviceId === 'string' && !isUuid(filter.serviceId)) return 0
  const { counted, since, open } = await partsOf(tx, filter)
  const { total } = await tx.get<{ total: number }>(sql`
    with recursive ${endedServices}
    select (coalesce((select sum(orders) from orders.ended_counts where ${counted}), 0) + (select count(*) from ${since})
      + (select count(*) from orders.orders o where ${open ?? sql`false`}))::int as total`)
  return total
}

/** Rows to skip for a page of all orders; up to this number, a scan is faster than the counts. */
const MOST_WALKED = 10_000

async function listNewest(
  tx: Reader,
  filter: CountedFilter,
  offset: number,
  limit: number,
): Promise<{ items: StoredOrder[]; total: number }> {
  if (!filter.status && !filter.serviceType && !filter.serviceId && offset + limit <= MOST_WALKED) {
    const wanted = orders.clearSelect().select('o.id').orderBy('o.id', 'desc').limit(limit).offset(offset)
    const items = await tx.all(orders.where('o.id', 'in', wanted).orderBy('o.id', 'desc'))
    return { items, total: await countOrders(tx, filter) }
  }
  const { total, span, before } = await findSpan(tx, filter, offset)
  if (span === null) return { items: [], total }
  let found = filter.status ? orders.where(hasStatus[filter.status]) : orders
  if (filter.serviceType) found = found.where('o.serviceType', '=', filter.serviceType)
  if (filter.serviceId) found = found.where('o.serviceId', '=', filter.serviceId)
  const wanted = found
    .clearSelect()
    .select('o.id')
    .where('o.id', '<=', span + REST_OF_ID)
    .orderBy('o.id', 'desc')
    // Not beyond the last one, so that PostgreSQL does not search on in vain.
    .limit(Math.min(limit, total - offset))
    .offset(offset - before)
  return { items: await tx.all(orders.where('o.id', 'in', wanted).orderBy('o.id', 'desc')), total }
}

/** The three parts of a count: stored counts, orders that ended since then, and open orders if there is no status. */
async function partsOf(
  tx: Reader,
  { status, serviceType, serviceId }: CountedFilter,
): Promise<{ counted: Sql; since: Sql; open: Sql | null }> {
  const counted = allOf([
    status && sql`status = ${status}`,
    serviceType && sql`service_type = ${serviceType}`,
    serviceId && sql`service_id = ${serviceId}`,
  ])
  const ofService = allOf([
    serviceType && sql`o.service_type = ${serviceType}`,
    serviceId && sql`o.service_id = ${serviceId}`,
  ])
  // Reads the value first: PostgreSQL expects few rows only for a constant. The subquery keeps the counts consistent.
  const { until } = await tx.get<{ until: string }>(sql`select until::text from orders.ended_counted`)
  const since = sql`service cross join lateral (
    select id from orders.orders o where o.service_id = service.id
      and o.finished_at > ${until}::timestamptz
      and o.finished_at > (select until from orders.ended_counted) and ${allOf([status && hasStatus[status], ofService])}) as o`
  return { counted, since, open: status ? null : sql`${isOpen} and ${ofService}` }
}

/** The total, and the span of the order at this offset; `before` orders are in newer spans. */
async function findSpan(
  tx: Reader,
  filter: CountedFilter,
  offset: number,
): Promise<{ total: number; span: string | null; before: number }> {
  const { counted, since, open } = await partsOf(tx, filter)
  const openToo = open ? sql`union all select ${spanOf}, 1 from orders.orders o where ${open}` : sql``
  return tx.get(sql`
    with recursive ${endedServices},
    spans as (
      select span, sum(orders) as orders from (
        select span, orders from orders.ended_counts where ${counted}
        union all select ${spanOf}, 1 from ${since} ${openToo}) as it
      group by span),
    running as (select span, orders, sum(orders) over (order by span desc) as up_to from spans)
    select everything.total, here.span, here.before
    from (select coalesce(sum(orders), 0)::int as total from spans) as everything
    left join (select span, (up_to - orders)::int as before from running where up_to > ${offset} order by span desc limit 1)
      as here on true`)
}

/** Orders that ended later may belong to an uncommitted transaction; none lasts an hour. */
const countable = sql`now() - interval '1 hour'`

/** Counts the newly ended orders, one day per transaction. */
export async function countEnded(db: Transactions): Promise<void> {
  while (await db.transaction(countNextDay));
}

/** Counts the next day's ended orders; returns whether more days remain. */
async function countNextDay(tx: Tx): Promise<boolean> {
  const { isAhead } = await tx.get<{ isAhead: boolean }>(
    sql`select until > ${countable} as "isAhead" from orders.ended_counted for update`,
  )
  if (isAhead) {
    // The clock went back, so new ends would never count. Counts everything again.
    await tx.run(sql`delete from orders.ended_counts`)
    await tx.run(sql`update orders.ended_counted set until = '-infinity'`)
  }
  const { isBehind } = await tx.get<{ isBehind: boolean }>(sql`
    with recursive ${endedServices},
    part as (
      select until as begins, least(${countable}, interval '1 day' + case when isfinite(until) then until
        else coalesce((select created_at from orders.orders order by id limit 1), ${countable}) end) as ends
      from orders.ended_counted),
    added as (
      insert into orders.ended_counts as c (status, span, service_id, service_type, orders)
      select o.status, ${spanOf}, o.service_id, o.service_type, count(*)
      from part cross join service cross join lateral (
        select * from orders.orders o
        where o.service_id = service.id and o.finished_at > part.begins and o.finished_at <= part.ends) as o
      group by 1, 2, 3, 4
      on conflict (status, span, service_id, service_type) do update set orders = c.orders + excluded.orders)
    update orders.ended_counted set until = part.ends from part returning part.ends < ${countable} as "isBehind"`)
  return isBehind
}
