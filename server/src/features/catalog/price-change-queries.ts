import type { ServiceDraft } from '@runmart/contract/catalog'
import { LISTED_PRICES, type PriceChange, type Prices } from '@runmart/contract/catalog-edits'
import { usernamesOf } from '#features/accounts/index.ts'
import type { Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type Priced = Pick<ServiceDraft, 'price' | 'cost' | 'brackets'>

/** The prices of a service in the form of its history. */
function pricesOf({ price, cost = null, brackets = [] }: Priced): Prices {
  return { price, cost, brackets }
}

/** `changedBy` is null when the shop follows a supplier. */
type Change = { serviceId: string; changedBy: string | null; editId?: string; before: Priced | null; after: Priced }

/** Stores a price change, unless the prices are equal, and the author of the last customer price. */
export function keepPriceChange(tx: Tx, { serviceId, changedBy, editId, before, after }: Change): void {
  const [then, now] = [before && JSON.stringify(pricesOf(before)), JSON.stringify(pricesOf(after))]
  if (then === now) return
  tx.write(sql`insert into catalog.price_changes (service_id, changed_by, edit_id, before, after)
    values (${serviceId}, ${changedBy}, ${editId ?? null}, ${then}::jsonb, ${now}::jsonb)`)
  if (!before || paidBy(before) !== paidBy(after))
    tx.write(sql`update catalog.services set priced_by = ${changedBy} where id = ${serviceId}`)
}

const paidBy = ({ price, brackets = [] }: Priced) => JSON.stringify({ price, brackets })

type ChangeRow = Pick<Row<'catalog.price_changes'>, 'at' | 'changedBy' | 'editId'> & {
  id: string
  before: Prices | null
  after: Prices
}

/** The latest price changes of a service, newest first. */
export async function listPriceChanges(tx: Tx, serviceId: string): Promise<PriceChange[]> {
  const rows = await tx.all<ChangeRow>(sql`
    select c.id::text, c.at, c.changed_by as "changedBy", c.edit_id as "editId", c.before, c.after
    from catalog.price_changes c where c.service_id = ${serviceId} order by c.id desc limit ${LISTED_PRICES}`)
  const names = await usernamesOf(tx, [...new Set(rows.flatMap((it) => it.changedBy ?? []))])
  return rows.map(({ changedBy, ...it }) => ({
    ...it,
    by: changedBy === null ? null : { id: changedBy, username: names.get(changedBy) ?? '' },
  }))
}

type CostChange = { serviceId: string; at: string; before: number | null; after: number | null }

/**
 * The unit cost of these services at a moment, rounded up to a dong, because reports use whole numbers. Uses the last
 * change before that moment, or the value before the first change. Without changes, uses the current cost; null if
 * unknown.
 */
export async function listCosts(
  tx: Tx,
  serviceIds: readonly string[],
): Promise<(serviceId: string, at: string) => number | null> {
  const now = await tx.all<{ id: string; cost: number | null }>(sql`
    select id, ceil(cost)::bigint as cost from catalog.services where id = any (${serviceIds}::uuid[])`)
  const changes = await tx.all<CostChange>(sql`
    select service_id as "serviceId", at, ceil((before ->> 'cost')::numeric)::bigint as before,
      ceil((after ->> 'cost')::numeric)::bigint as after
    from catalog.price_changes
    where service_id = any (${serviceIds}::uuid[]) and before -> 'cost' is distinct from after -> 'cost' order by id`)
  const costs = new Map(now.map(({ id, cost }) => [id, cost]))
  // Parses dates once: the books ask for the cost of every order.
  const timed = changes.map((it) => ({ ...it, at: Date.parse(it.at) }))
  const changesOf = Map.groupBy(timed, (it) => it.serviceId)
  return (serviceId, at) => {
    const all = changesOf.get(serviceId) ?? []
    const time = Date.parse(at)
    const last = all.findLast((it) => it.at < time)
    return last ? last.after : all[0] ? all[0].before : (costs.get(serviceId) ?? null)
  }
}
