import { type Sql, sql } from './sql.ts'

/** Nothing is written by a transaction that takes longer. */
const LONGEST = sql`interval '1 hour'`

/**
 * The lowest id from which on rows may be of this time or later; all before it are older. It is found by halving, in some twenty
 * steps of the index of ids, because an index of times would cost every row. `rows` are named by `id` and have `created_at`,
 * which is when their transaction began: a row may be older than the one before it, by as long as a transaction takes.
 */
export function firstIdSince(rows: Sql, time: string): Sql<number> {
  return boundary(rows, sql`${time}::timestamptz - ${LONGEST}`)
}

/** The lowest id from which on all rows are of this time or later. */
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
