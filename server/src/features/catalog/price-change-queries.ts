import { LISTED_PRICES, type PriceChange, type Prices } from '@runmart/contract/catalog-edits'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type Priced = { price: number; cost?: number | null | undefined }

/** The prices of a service as its history keeps them. */
export function pricesOf({ price, cost = null }: Priced): Prices {
  return { price, cost }
}

type Change = { serviceId: string; changedBy: string; editId?: string; before: Priced | null; after: Priced }

/** Keeps what a service cost before and costs now, unless that is the same. */
export function keepPriceChange(tx: Tx, { serviceId, changedBy, editId, before, after }: Change): void {
  const [then, now] = [before && JSON.stringify(pricesOf(before)), JSON.stringify(pricesOf(after))]
  if (then === now) return
  tx.write(sql`insert into catalog.price_changes (service_id, changed_by, edit_id, before, after)
    values (${serviceId}, ${changedBy}, ${editId ?? null}, ${then}::jsonb, ${now}::jsonb)`)
}

type ChangeRow = Pick<Row<'catalog.price_changes'>, 'at' | 'changedBy' | 'editId'> & {
  id: string
  before: Prices | null
  after: Prices
}

/** The latest price changes of a service, newest first. */
export async function listPriceChanges(tx: Tx, serviceId: string): Promise<PriceChange[]> {
  const rows = await tx.all<ChangeRow>(sql`
    select id::text, at, changed_by as "changedBy", edit_id as "editId", before, after
    from catalog.price_changes where service_id = ${serviceId} order by id desc limit ${LISTED_PRICES}`)
  const names = await usernamesOf(tx, [...new Set(rows.flatMap((it) => it.changedBy ?? []))])
  return rows.map(({ changedBy, ...it }) => ({
    ...it,
    by: changedBy === null ? null : { id: changedBy, username: names.get(changedBy) ?? '' },
  }))
}
