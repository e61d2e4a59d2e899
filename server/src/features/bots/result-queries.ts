import type { LineStatus, ResultProblem } from '@runmart/contract/bots'
import { query, type Row } from '#platform/db/query.ts'
import { allOf, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** `text` is the bot's answer, or the detail of a problem. */
export type StoredResult = Pick<Row<'bots.results'>, 'line' | 'status' | 'text'> & { problem: ResultProblem | null }

/** Stores results of lines; a second result for a line fails the whole statement. */
export function insertResults(tx: Tx, orderId: string, results: readonly StoredResult[]): void {
  if (results.length === 0) return
  tx.write(sql`
    insert into bots.results (order_id, line, status, text, problem)
    select ${orderId}, * from unnest(${results.map((it) => it.line)}::int[], ${results.map((it) => it.status)}::text[],
      ${results.map((it) => it.text)}::text[], ${results.map((it) => it.problem)}::text[])`)
}

/** The lines above this one that have a result. */
export async function doneAbove(tx: Tx, orderId: string, line: number): Promise<Set<number>> {
  const rows = await tx.all(
    query.selectFrom('bots.results').select('line').where('orderId', '=', orderId).where('line', '>', line),
  )
  return new Set(rows.map((it) => it.line))
}

type ResultFilter = {
  total: number
  statuses: readonly LineStatus[] | null
  problem?: ResultProblem
  isOver: boolean
}

/** Lines with their results; for an ended run, includes lines without one. */
const rowsOf = (orderId: string, { total, statuses, problem, isOver }: ResultFilter) => sql`
  select n as line, coalesce(r.status, 'skipped') as status, coalesce(r.text, '') as text, r.problem
  from generate_series(1, ${total}) as n left join bots.results r on r.order_id = ${orderId} and r.line = n
  where ${allOf([
    !isOver && sql`r.line is not null`,
    statuses !== null && sql`coalesce(r.status, 'skipped') = any (${statuses}::text[])`,
    problem !== undefined && sql`r.problem = ${problem}`,
  ])}`

export async function pageOfResults(
  tx: Tx,
  orderId: string,
  filter: ResultFilter,
  part: { page: number; limit: number } | null,
): Promise<{ items: StoredResult[]; total: number }> {
  const cut = part ? sql`limit ${part.limit} offset ${(part.page - 1) * part.limit}` : sql``
  const items = await tx.all<StoredResult>(sql`${rowsOf(orderId, filter)} order by n ${cut}`)
  if (!part) return { items, total: items.length }
  const { total } = await tx.get<{ total: number }>(
    sql`select count(*)::int as total from (${rowsOf(orderId, filter)}) as found`,
  )
  return { items, total }
}

export function deleteResults(tx: Tx, orderId: string): void {
  tx.write(query.deleteFrom('bots.results').where('orderId', '=', orderId))
}
