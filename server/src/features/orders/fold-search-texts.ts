import { FOLDED_AT_ONCE } from '#platform/db/fold-in-batches.ts'
import { toSearchText } from '#platform/db/search-text.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { firstLinks, isNew } from './search-queries.ts'

/**
 * The searchable texts of order `o`, besides code, customer and whole links. Short inputs come first, since the index
 * cuts long texts.
 */
const texts = sql`array[o.contact_info, regexp_replace(o.contact_info, '[^0-9]', '', 'g'), o.note]
  || array(select value from jsonb_each_text(o.inputs) where length(value) <= 2000 order by length(value)) || ${firstLinks}`

type Unfolded = { id: string; texts: (string | null)[] }
const folded = (rows: readonly Unfolded[]) =>
  sql`unnest(${rows.map((it) => it.id)}::uuid[], ${rows.map((it) => toSearchText(it.texts))}::text[]) as it (id, text)`

/**
 * Folds the words of new and changed orders, one batch per transaction. Placing an order writes nothing for the search.
 * Until this has run, the search compares the order's own texts.
 */
export async function foldOrders(db: Pick<Transactions, 'transaction'>): Promise<void> {
  while ((await db.transaction(foldNew)) === FOLDED_AT_ONCE);
  while ((await db.transaction(foldChanged)) === FOLDED_AT_ONCE);
}

/** An hour ago as an id: all older orders are committed, and no clock is wrong by an hour. */
const anHourAgo = sql`(lpad(to_hex((extract(epoch from now() - interval '1 hour') * 1000)::bigint), 12, '0')
  || '00000000000000000000')::uuid`

async function foldNew(tx: Tx): Promise<number> {
  const { until } = await tx.get<{ until: string }>(sql`select until from orders.search_folded for update`)
  const rows = await tx.all<Unfolded>(
    sql`select o.id, ${texts} as texts from orders.orders o where ${isNew(until)} order by o.id limit ${FOLDED_AT_ONCE}`,
  )
  // A concurrent change creates the order's row itself, and the next step folds its new words.
  await tx.run(sql`
    insert into orders.search_texts (order_id, search_text) select id, text from ${folded(rows)} on conflict do nothing`)
  const last = rows.length === FOLDED_AT_ONCE ? rows.at(-1)?.id : null
  await tx.run(sql`
    update orders.search_folded set until = greatest(until, least(${anHourAgo}, coalesce(${last}::uuid, ${anHourAgo})))`)
  return rows.length
}

async function foldChanged(tx: Tx): Promise<number> {
  const locked = await tx.all<{ id: string }>(sql`
    select order_id as id from orders.search_texts where search_text is null order by order_id
    limit ${FOLDED_AT_ONCE} for update skip locked`)
  const rows = await tx.all<Unfolded>(sql`
    select o.id, ${texts} as texts from orders.orders o where o.id = any (${locked.map(({ id }) => id)}::uuid[])`)
  await tx.run(sql`
    update orders.search_texts s set search_text = it.text from ${folded(rows)} where s.order_id = it.id`)
  return locked.length
}
