import type { Page } from '@runmart/contract/lists'
import type { Offer } from '@runmart/contract/suppliers-sources'
import { containsPattern } from '#platform/db/contains-pattern.ts'
import { allOf, type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Offered } from './connect.ts'
import { storedCount } from './price-rule.ts'

/** A supplier's offer as stored. */
export type StoredOffer = Omit<Offer, 'costEach' | 'services'> & { description: string }

export const offerColumns = sql`o.id, o.name, o.description, o.type, o.category, trim_scale(o.rate)::text as rate, o.min, o.max,
  o.can_refill as "canRefill", o.can_cancel as "canCancel", o.gone_at as "goneAt"`

/** Stores a supplier's current offers in one statement: new and changed ones, and the rest as gone. */
export async function keepOffers(tx: Tx, supplierId: string, offers: readonly Offered[]): Promise<void> {
  const byId = new Map(offers.map((it) => [it.id, it]))
  const listed = [...byId.values()].map((it) => ({
    id: it.id,
    name: it.name,
    description: it.description,
    type: it.type,
    category: it.category,
    rate: it.rate,
    min: storedCount(it.min),
    max: storedCount(it.max),
    can_refill: it.canRefill,
    can_cancel: it.canCancel,
  }))
  await tx.run(sql`
    with listed as materialized (
      select * from json_to_recordset(${JSON.stringify(listed)}::json) as it (id text, name text, description text, type text,
        category text, rate numeric, min int, max int, can_refill boolean, can_cancel boolean)
    ), kept as (
      insert into suppliers.offers as o
        (supplier_id, id, name, description, type, category, rate, min, max, can_refill, can_cancel, seen_at)
      select ${supplierId}::uuid, it.*, now() from listed it order by it.id
      on conflict (supplier_id, id) do update set name = excluded.name, description = excluded.description, type = excluded.type,
        category = excluded.category, rate = excluded.rate, min = excluded.min, max = excluded.max,
        can_refill = excluded.can_refill, can_cancel = excluded.can_cancel, seen_at = excluded.seen_at, gone_at = null
      where o.gone_at is not null or
        (o.name, o.description, o.type, o.category, o.rate, o.min, o.max, o.can_refill, o.can_cancel) is distinct from
        (excluded.name, excluded.description, excluded.type, excluded.category, excluded.rate, excluded.min, excluded.max,
          excluded.can_refill, excluded.can_cancel)
    )
    update suppliers.offers o set gone_at = now()
    where o.supplier_id = ${supplierId} and o.gone_at is null and not exists (select from listed it where it.id = o.id)`)
}

/** The number of offers in a supplier's last list. */
export async function countOffers(tx: Tx, supplierId: string): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from suppliers.offers where supplier_id = ${supplierId} and gone_at is null`)
  return count
}

type Wanted = { q?: string | undefined; category?: string | undefined; show?: 'new' | 'imported' | 'gone' | undefined }

const isImported = sql`exists (select from suppliers.sources f where f.supplier_id = o.supplier_id and f.offer_id = o.id)`
const shown: Record<NonNullable<Wanted['show']>, Sql> = {
  new: sql`o.gone_at is null and not ${isImported}`,
  imported: isImported,
  gone: sql`o.gone_at is not null`,
}

function matching(supplierId: string, { q, category, show }: Wanted): Sql {
  return allOf([
    sql`o.supplier_id = ${supplierId}`,
    q && sql`(o.name ilike ${containsPattern(q)} or o.id = ${q})`,
    category && sql`o.category = ${category}`,
    // Gone offers show on request, or if a service uses them.
    show ? shown[show] : sql`(o.gone_at is null or ${isImported})`,
  ])
}

/** A page of a supplier's offers, by category and name. A supplier has thousands of offers, not millions. */
export async function listOffers(
  tx: Tx,
  supplierId: string,
  { page, limit, ...wanted }: Wanted & Page,
): Promise<{ items: (StoredOffer & { serviceIds: string[] })[]; total: number }> {
  const where = matching(supplierId, wanted)
  const items = await tx.all<StoredOffer & { serviceIds: string[] }>(sql`
    select ${offerColumns}, array(select f.service_id::text from suppliers.sources f
      where f.supplier_id = o.supplier_id and f.offer_id = o.id order by f.service_id) as "serviceIds"
    from suppliers.offers o where ${where}
    order by o.category, o.name, o.id limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(sql`
    select count(*)::int as total from suppliers.offers o where ${where}`)
  return { items, total }
}

/** The categories of a supplier's offers. */
export async function listOfferCategories(tx: Tx, supplierId: string): Promise<string[]> {
  const rows = await tx.all<{ category: string }>(sql`
    select distinct category from suppliers.offers
    where supplier_id = ${supplierId} and gone_at is null order by category`)
  return rows.map((it) => it.category)
}

/** These offers of a supplier, by id. */
export async function findOffers(
  tx: Tx,
  supplierId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredOffer & { isImported: boolean }>> {
  const rows = await tx.all<StoredOffer & { isImported: boolean }>(sql`
    select ${offerColumns}, ${isImported} as "isImported" from suppliers.offers o
    where o.supplier_id = ${supplierId} and o.id = any (${[...ids]}::text[])`)
  return new Map(rows.map((it) => [it.id, it]))
}
