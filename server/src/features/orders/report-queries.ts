import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'

/** What was ordered of each service between two moments, and for how much. Ids go up with time, give or take a batch. */
export function sumSalesByService(
  reader: Reader,
  { since, before }: { since: string; before: string },
): Promise<{ serviceId: string; orders: number; units: number; sales: number }[]> {
  return reader.all(sql`
    select service_id as "serviceId", count(*)::int as orders, sum(amount)::bigint as units, sum(total)::bigint as sales
    from orders.orders
    where id >= ${lowestIdAt(since, -HOUR)} and id <= ${lowestIdAt(before, HOUR)}
      and created_at >= ${since}::timestamptz and created_at < ${before}::timestamptz and total > 0
    group by service_id`)
}

/** How many orders were placed between two moments, for how much, and which one, if it is one. */
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

/** The ids that orders placed between two moments may have. */
export const idsBetween = ({ since, before }: { since: string; before: string }) => ({
  firstId: lowestIdAt(since, 0),
  lastId: lowestIdAt(before, 0),
})

const HOUR = 3_600_000
/** For what is asked for every minute: no two clocks of one shop differ by more. */
const SLACK = 600_000

/** The lowest id that could be given at a moment: ids begin with the milliseconds. */
function lowestIdAt(time: string, shift: number): string {
  const digits = Math.max(0, Date.parse(time) + shift)
    .toString(16)
    .padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-0000-0000-000000000000`
}

type OrderKey = { id: string; code: string; serviceId: string; total: number }

/** Orders by their codes; those that do not exist are left out. */
export async function ordersByCode(reader: Reader, codes: readonly string[]): Promise<Map<string, OrderKey>> {
  if (codes.length === 0) return new Map()
  const rows = await reader.all<OrderKey>(sql`
    select id, code, service_id as "serviceId", total from orders.orders where code = any (${codes}::text[])`)
  return new Map(rows.map((it) => [it.code, it]))
}
