import type { ServiceDraft } from '@runmart/contract/catalog'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { keepPriceChange } from './price-change-queries.ts'
import { getOperatorService, unsupplied } from './service-queries.ts'
import { tellWaitingJob } from './tell-waiting.ts'

/** Sets whether suppliers or people deliver the orders of a service. */
export async function setSupplied(tx: Tx, id: string, supplied: boolean): Promise<void> {
  await tx.run(sql`
    update catalog.services set supplied = ${supplied}, unsupplied_since = case when ${supplied} then unsupplied_since end, version = version + 1
    where id = ${id}`)
}

/** Marks a service that no supplier can deliver, or removes the mark. Leaves the operators' settings as they are. */
export async function setUnsupplied(tx: Tx, id: string, isUnsupplied: boolean): Promise<void> {
  const since = isUnsupplied ? sql`coalesce(unsupplied_since, now())` : sql`null`
  await tx.run(sql`update catalog.services set unsupplied_since = ${since} where id = ${id} and supplied`)
  if (!isUnsupplied) enqueue(tx, tellWaitingJob, {}, { key: 'catalog.tell-waiting' })
}

type Offer = Pick<ServiceDraft, 'price' | 'minAmount' | 'maxAmount' | 'cost'>

/** Changes price, cost and amounts of a service, with history; `changedBy` is null for the shop itself. */
export async function changeOffer(tx: Tx, id: string, offer: Offer, changedBy: string | null): Promise<void> {
  const { draft } = await getOperatorService(tx, id)
  await tx.run(sql`
    update catalog.services set price = ${offer.price}, min_amount = ${offer.minAmount}, max_amount = ${offer.maxAmount},
      cost = ${offer.cost ?? null}::numeric, version = version + 1
    where id = ${id}`)
  keepPriceChange(tx, { serviceId: id, changedBy, before: draft, after: { ...draft, ...offer } })
}

/** The number of services without a supplier for orders, and the oldest time. Leaves out archived ones. */
export function countUnsupplied(tx: Tx): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select s.unsupplied_since as at from catalog.services s
      where ${unsupplied} and s.visibility <> 'archived' order by s.unsupplied_since`,
  )
}
