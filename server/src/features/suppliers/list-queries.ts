import { MAX_CHOSEN } from '@runmart/contract/orders-desk'
import type { DispatchState } from '@runmart/contract/suppliers-orders'
import { MOST_COUNTED } from '@runmart/contract/today'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import type { Reader } from '#platform/db/reader.ts'
import { allOf, type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { columns, isHeld, type StoredDispatch } from './dispatch-queries.ts'

/** The data that operators see with a dispatch. */
export type ListedDispatch = StoredDispatch & {
  supplierName: string | null
  canCancel: boolean
  canRefill: boolean
}

const listed: Sql = sql`${columns}, s.name as "supplierName",
  d.state = 'sent' and coalesce(o.can_cancel, false) as "canCancel",
  d.state = 'done' and d.external_id is not null and coalesce(o.can_refill, false)
    and not exists (select from suppliers.refills r where r.order_id = d.order_id and r.state <> 'ended') as "canRefill"`
const withNames = sql`left join suppliers.suppliers s on s.id = d.supplier_id
  left join suppliers.offers o on o.supplier_id = d.supplier_id and o.id = d.offer_id`

export function findListed(tx: Tx, orderId: string): Promise<ListedDispatch | null> {
  return tx.find(sql`select ${listed} from suppliers.dispatches d ${withNames} where d.order_id = ${orderId}`)
}

type Filter = { state?: DispatchState | undefined; supplierId?: string | undefined }

/** Orders that people must decide, and those whose suppliers are all unavailable. */
const forPeople = (column: Sql): Sql => sql`
  select ${column} from suppliers.dispatches d where d.state in ('unclear', 'stuck')
  union all select ${column} from suppliers.dispatches d where ${isHeld}`

/** Orders in a state, or all that wait for people. */
const wantedBy = ({ state, supplierId }: Filter): Sql =>
  allOf([
    state ? sql`d.state = ${state}` : sql`d.order_id in (${forPeople(sql`d.order_id`)})`,
    state !== 'done' && sql`d.state <> 'done'`,
    supplierId && sql`d.supplier_id = ${supplierId}::uuid`,
  ])

/** Ids rise with time, so a state's orders sort by them. Done orders are many; the newest come first. */
const inOrder = ({ state }: Filter): Sql => sql`order by d.order_id ${state === 'done' ? sql`desc` : sql``}`

export async function listDispatches(
  tx: Tx,
  filter: Filter,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: ListedDispatch[]; total: number }> {
  const items = await tx.all<ListedDispatch>(sql`
    select ${listed} from suppliers.dispatches d ${withNames} where d.order_id in (
      select d.order_id from suppliers.dispatches d where ${wantedBy(filter)}
      ${inOrder(filter)} limit ${limit} offset ${(page - 1) * limit})
    ${inOrder(filter)}`)
  const { total } = await tx.get<{ total: number }>(sql`
    select count(*)::int as total from (
      select from suppliers.dispatches d where ${wantedBy(filter)} ${inOrder(filter)} limit ${MOST_COUNTED}) as it`)
  return { items, total }
}

/** The ids of the first matches, for a bulk action. */
export async function listMatches(tx: Tx, filter: Filter): Promise<string[]> {
  const rows = await tx.all<{ id: string }>(sql`
    select d.order_id as id from suppliers.dispatches d where ${wantedBy(filter)} ${inOrder(filter)} limit ${MAX_CHOSEN}`)
  return rows.map((it) => it.id)
}

/** The data that decides which actions are possible. */
export function listByIds(
  tx: Tx,
  ids: readonly string[],
): Promise<Pick<StoredDispatch, 'orderId' | 'state' | 'supplierId'>[]> {
  return tx.all(sql`
    select order_id as "orderId", state, supplier_id as "supplierId" from suppliers.dispatches
    where order_id = any (${[...ids]}::uuid[])`)
}

/** The number of orders that wait for people, and the time since when the oldest waits. */
export const countForPeople = (tx: Reader): Promise<Waiting> =>
  countWithOldest(tx, sql`select waits_since as at from (${forPeople(sql`d.waits_since`)}) as it order by waits_since`)

/** Their ids, oldest first. */
export function listForPeople(tx: Tx): Promise<{ subject: string }[]> {
  return tx.all(sql`
    select order_id::text as subject from (${forPeople(sql`d.order_id, d.waits_since`)}) as it
    order by waits_since limit ${MOST_COUNTED}`)
}
