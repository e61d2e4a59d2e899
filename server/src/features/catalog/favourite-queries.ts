import { type Favourites, MAX_FAVOURITES } from '@runmart/contract/catalog-favourites'
import { countRows } from '#platform/db/count-rows.ts'
import { query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { refuseField } from '#platform/refusal.ts'

/** A customer's favourites and awaited services, newest first. */
export function getFavourites(reader: Reader, customerId: string): Promise<Favourites> {
  return reader.get<Favourites>(sql`
    select array(select service_id::text from catalog.favourites where customer_id = ${customerId}
        order by created_at desc, service_id) as "favouriteIds",
      array(select service_id::text from catalog.waiting where customer_id = ${customerId}
        order by created_at desc, service_id) as "waitingIds"`)
}

type Table = 'catalog.favourites' | 'catalog.waiting'

/** Marks a service; throws if the customer has the maximum of marks. A repeated call changes nothing. */
export async function insertMark(tx: Tx, table: Table, customerId: string, serviceId: string): Promise<void> {
  const others = query.selectFrom(table).where('customerId', '=', customerId).where('serviceId', '<>', serviceId)
  if ((await countRows(tx, others)) >= MAX_FAVOURITES) throw refuseField('id', 'outOfRange')
  await tx.run(
    query
      .insertInto(table)
      .values({ customerId, serviceId })
      .onConflict((it) => it.doNothing()),
  )
}

export async function deleteMark(tx: Tx, table: Table, customerId: string, serviceId: string): Promise<void> {
  await tx.run(query.deleteFrom(table).where('customerId', '=', customerId).where('serviceId', '=', serviceId))
}

/** Deletes all marks of a customer. */
export function deleteMarksOf(tx: Tx, customerId: string): void {
  for (const table of ['catalog.favourites', 'catalog.waiting'] as const)
    tx.write(query.deleteFrom(table).where('customerId', '=', customerId))
}

type Returned = Pick<Row<'catalog.waiting'>, 'customerId' | 'serviceId'> & {
  slug: string
  names: { en: string; vi: string; ru: string }
  createdAt: string
}

/** Deletes and returns some marks of customers who wait for a service that is available again. */
export function takeWaiting(tx: Tx, most: number): Promise<Returned[]> {
  return tx.all<Returned>(sql`
    with taken as (
      delete from catalog.waiting w using (
        select w.customer_id, w.service_id from catalog.waiting w join catalog.services s on s.id = w.service_id
        join catalog.categories c on c.slug = s.category
        where s.status = 'active' and s.unsupplied_since is null and coalesce(s.availability, 1) > 0 and s.visibility = 'shown' and not c.hidden
        limit ${most} for update of w skip locked) as it
      where w.customer_id = it.customer_id and w.service_id = it.service_id
      returning w.customer_id, w.service_id, w.created_at)
    select t.customer_id as "customerId", t.service_id as "serviceId", t.created_at as "createdAt", s.slug,
      (select jsonb_object_agg(x.language, x.name) from catalog.service_texts x where x.service_id = s.id) as names
    from taken t join catalog.services s on s.id = t.service_id`)
}
