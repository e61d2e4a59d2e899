import { anyId, FEW, findFew, findNewest, isFound, isWithin, type Searched } from '#platform/db/searched-rows.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { orders, type StoredOrder } from './order-queries.ts'

/** The first links of order `o`, which the search finds by a part. It finds the others only as a whole. */
export const firstLinks = sql`array(select l.link from orders.links l where l.order_id = o.id order by l.line limit 500)`

/** The texts of an order without folded words, compared as written. */
const unfolded = sql`concat_ws(' ', o.contact_info, o.note, o.inputs::text, array_to_string(${firstLinks}, ' '))`

const searched: Searched = {
  table: sql`orders.search_texts`,
  id: sql`order_id`,
  unfolded: sql`(select ${unfolded} from orders.orders o where o.id = order_id)`,
}

/** Orders `o` that are too new for the folding job. */
export const isNew = (until: string): Sql => sql`o.id > ${until}::uuid and not exists (
  select from orders.search_texts s where s.order_id = o.id and s.order_id > ${until}::uuid)`

/** The id up to which all orders are folded. */
export async function getFoldedUntil(tx: Tx): Promise<string> {
  return (await tx.get<{ until: string }>(sql`select until from orders.search_folded`)).until
}

/** The newest orders whose contact, note, inputs or first links hold every typed word. */
export async function findIdsByWords(tx: Tx, typed: string, limit: number, within = anyId): Promise<string[]> {
  const latest = await findLatest(tx, typed, limit, within)
  return [...latest, ...(await findNewest(tx, searched, typed, limit, within))].slice(0, limit)
}

/** All orders that hold every typed word, or null if they are many. */
export async function findFewByWords(tx: Tx, typed: string): Promise<string[] | null> {
  const latest = await findLatest(tx, typed, FEW + 1)
  const folded = latest.length > FEW ? null : await findFew(tx, searched, typed)
  return folded && [...latest, ...folded]
}

/** Whether order `o` holds every typed word, checked for each order: for short lists. */
export const holdsWordsOf = (typed: string): Sql<boolean> => sql`exists (
  select from (select (select s.search_text from orders.search_texts s where s.order_id = o.id) as search_text) as folded
  where ${isFound({ unfolded }, typed)})`

/** The newest unfolded orders that hold the words. */
async function findLatest(tx: Tx, typed: string, limit: number, within = anyId): Promise<string[]> {
  const until = await getFoldedUntil(tx)
  const latest = await tx.all<{ id: string }>(sql`
    select o.id from orders.orders o cross join lateral (select null::text as search_text) as not_folded
    where ${isNew(until)} and ${isWithin(sql`o.id`, within)} and ${isFound({ unfolded }, typed)}
    order by o.id desc limit ${limit}`)
  return latest.map(({ id }) => id)
}

/** The rows to read for one link, since an order may hold it many times. */
const SAME_LINKS = 10_000

/** Whether a row of links is this link, in any case, by the index of its hash. */
const isLink = (typed: string): Sql<boolean> =>
  sql`hashtext(lower(link)) = hashtext(lower(${typed})) and lower(link) = lower(${typed})`

/** Whether order `o` has this link, folded or not. */
export const holdsLinkOf = (typed: string): Sql<boolean> =>
  sql`exists (select from orders.links where order_id = o.id and ${isLink(typed)})`

/** The newest orders with this very link, in any case, folded or not. */
export async function findIdsByLink(tx: Tx, typed: string, limit: number, within = anyId): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select distinct order_id as id from (
      select order_id from orders.links where ${isLink(typed)} and ${isWithin(sql`order_id`, within)}
      order by order_id desc limit ${SAME_LINKS}) as it
    order by order_id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The typed beginning of an order's code, with or without the common prefix. Short beginnings match too many. */
const typedCode = /^(?:RM-?([A-Z0-9]{3,8})|([2-9A-HJ-NP-Z]{5,8}))$/i

/** The newest orders whose code begins with this text. */
export async function findIdsByCode(tx: Tx, typed: string, limit: number, within = anyId): Promise<string[]> {
  const [, named, bare] = typedCode.exec(typed) ?? []
  if (!named && !bare) return []
  const first = `RM-${named ?? bare}`.toUpperCase()
  const rows = await tx.all<{ id: string }>(sql`
    select id from orders.orders where code between ${first} and ${`${first}ZZZZZZZZ`} and starts_with(code, ${first})
      and ${isWithin(sql`id`, within)} order by id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** The newest orders of these customers. */
export async function findIdsOf(tx: Tx, customerIds: readonly string[], limit: number): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select o.id from unnest(${customerIds}::uuid[]) as customer (id) cross join lateral (
      select id from orders.orders where customer_id = customer.id order by id desc limit ${limit}) as o
    order by o.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** These orders, in input order. */
export async function listByIds(tx: Tx, ids: readonly string[]): Promise<StoredOrder[]> {
  const found = await tx.all(orders.where('o.id', '=', sql<string>`any (${ids}::uuid[])`))
  const byId = new Map(found.map((it) => [it.id, it]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
