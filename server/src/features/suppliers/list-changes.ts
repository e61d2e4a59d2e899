import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { listOperatorServices, serviceNames } from '#features/catalog/index.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import type { Terms } from './source-queries.ts'

type ProposalRow = Terms & { serviceId: string; position: number; supplierName: string; since: string }

/** A page of the changes at suppliers that wait for somebody, oldest first. A service has one at most. */
export async function listSupplyChanges(
  tx: Tx,
  { query: { page, limit }, request }: HandlerInput<typeof api.suppliers.changes>,
): Promise<Result<DataOf<typeof api.suppliers.changes>>> {
  const rows = await tx.all<ProposalRow>(sql`
    select p.service_id as "serviceId", p.position, p.proposed_at as since, p.price, p.min_amount as "minAmount",
      p.max_amount as "maxAmount", s.name as "supplierName"
    from suppliers.proposals p join suppliers.sources f using (service_id, position) join suppliers.suppliers s on s.id = f.supplier_id
    order by p.proposed_at, p.service_id, p.position limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total from suppliers.proposals`)
  const ids = rows.map((it) => it.serviceId)
  const names = await serviceNames(tx, ids, request.language)
  const drafts = new Map((await listOperatorServices(tx, { ids })).map((it) => [it.id, it.draft]))
  const items = rows.flatMap(({ price, minAmount, maxAmount, ...it }) => {
    const draft = drafts.get(it.serviceId)
    if (!draft) return []
    const before = { price: draft.price, minAmount: draft.minAmount, maxAmount: draft.maxAmount }
    return [{ ...it, serviceName: names.get(it.serviceId)?.name ?? '', before, after: { price, minAmount, maxAmount } }]
  })
  return { data: { items, total, page, limit } }
}

/** How many changes wait to be approved, and since when. */
export function countSupplyChanges(tx: Tx): Promise<Waiting> {
  return countWithOldest(tx, sql`select proposed_at as at from suppliers.proposals order by proposed_at`)
}
