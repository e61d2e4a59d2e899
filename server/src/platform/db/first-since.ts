import { type Sql, sql } from './sql.ts'

/** No writing transaction takes longer. */
const LONGEST = sql`interval '1 hour'`

/**
 * The lowest id whose row may be of this time or later; all rows before it are older. Bisects the index of ids in about
 * twenty steps, because an index of times would cost every row. `rows` have `id` and `created_at`, the start of their
 * transaction. A row may be older than its predecessor by the length of a transaction.
 */
export function firstIdSince(rows: Sql, time: string): Sql<number> {
  return boundary(rows, sql`${time}::timestamptz - ${LONGEST}`)
}

/** The lowest id such that all rows from it on are of this time or later. */
export function firstIdAfter(rows: Sql, time: string): Sql<number> {
  return boundary(rows, sql`${time}::timestamptz + ${LONGEST}`)
}

function boundary(rows: Sql, time: Sql): Sql<number> {
  return sql<number>`(
    with recursive step (low, high) as (
      select coalesce(min(r.id), 0), coalesce(max(r.id), 0) + 1 from ${rows} as r
      union all
      select case when middle.id < high and middle.created_at < ${time} then middle.id + 1 else low end,
        case when middle.id < high and middle.created_at < ${time} then high else (low + high) / 2 end
      from step left join lateral (
        select r.id, r.created_at from ${rows} as r where r.id >= (low + high) / 2 order by r.id limit 1) as middle on true
      where low < high)
    select low from step where low >= high limit 1)`
}
