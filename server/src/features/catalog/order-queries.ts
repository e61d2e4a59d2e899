import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/**
 * Locks all services, or these, until the transaction ends, and returns their number. Changes of them, and orders that
 * count down, wait. Locks by id, like placing orders, against deadlocks.
 */
export async function lockServices(tx: Tx, ids?: readonly string[]): Promise<number> {
  const wanted = ids ? sql`id = any (${[...ids]}::uuid[])` : sql`true`
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from (
      select from catalog.services where ${wanted} order by id for no key update) as locked`)
  return count
}

/** The slugs of these services, in catalogue order. */
export async function listSlugs(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.all<{ slug: string }>(sql`
    select slug from catalog.services where id = any (${[...ids]}::uuid[]) order by position, created_at, id`)
  return rows.map(({ slug }) => slug)
}

/** Sorts these services among the places that they have together. Returns false if one is unknown. */
export async function updateServiceOrder(tx: Tx, ids: readonly string[]): Promise<boolean> {
  const { known } = await tx.get<{ known: number }>(sql`
    with ranked as (
      select id, position, row_number() over (order by position, created_at, id)::int as rank from catalog.services),
    places as (
      select rank, row_number() over (order by rank) as nth from ranked where id = any (${[...ids]}::uuid[])),
    wanted as (
      select r.id, row_number() over (order by o.nth) as nth
      from unnest(${[...ids]}::uuid[]) with ordinality as o (id, nth) join ranked r on r.id = o.id),
    placed as (
      select r.id, coalesce(p.rank, r.rank) as rank
      from ranked r left join wanted w on w.id = r.id left join places p on p.nth = w.nth),
    moved as (
      update catalog.services s set position = p.rank from placed p where s.id = p.id and s.position <> p.rank
      returning s.id)
    select (select count(*)::int from wanted) as known, (select count(*) from moved)`)
  return known === ids.length
}

export async function placeAfter(tx: Tx, id: string, beforeId: string): Promise<void> {
  await tx.run(sql`
    with ranked as (
      select s.id, s.position, row_number() over (order by p.position, s.id = ${id}::uuid, p.created_at, s.id)::int as rank
      from catalog.services s
      join catalog.services p on p.id = case when s.id = ${id}::uuid then ${beforeId}::uuid else s.id end)
    update catalog.services s set position = r.rank from ranked r where s.id = r.id and s.position <> r.rank`)
}
