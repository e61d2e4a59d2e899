import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { listOperatorServices, serviceNames } from '#features/catalog/index.ts'
import { countWithOldest, type Waiting } from '#platform/db/count-with-oldest.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { listLimits } from './own-limits.ts'
import type { Proposal } from './source-queries.ts'

type ProposalRow = Pick<Proposal, 'price' | 'minAmount' | 'maxAmount'> & {
  serviceId: string
  position: number
  supplierName: string
  since: string
  knownName: string | null
  offerName: string | null
}

/** A page of the suppliers' changes that wait for a decision, oldest first. */
export async function listSupplyChanges(
  tx: Tx,
  { query: { page, limit }, request }: HandlerInput<typeof api.suppliers.changes>,
): Promise<Result<DataOf<typeof api.suppliers.changes>>> {
  const rows = await tx.all<ProposalRow>(sql`
    select p.service_id as "serviceId", p.position, p.proposed_at as since, p.price, p.min_amount as "minAmount",
      p.max_amount as "maxAmount", s.name as "supplierName", f.offer_name as "knownName", p.offer_name as "offerName"
    from suppliers.proposals p join suppliers.sources f using (service_id, position) join suppliers.suppliers s on s.id = f.supplier_id
    order by p.proposed_at, p.service_id, p.position limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total from suppliers.proposals`)
  const ids = rows.map((it) => it.serviceId)
  const names = await serviceNames(tx, ids, request.language)
  const drafts = new Map((await listOperatorServices(tx, { ids })).map((it) => [it.id, it.draft]))
  const own = await listLimits(tx, ids)
  const items = rows.flatMap(({ price, minAmount, maxAmount, knownName, offerName, ...it }) => {
    const draft = drafts.get(it.serviceId)
    if (!draft) return []
    const now = { minAmount: draft.minAmount, maxAmount: draft.maxAmount }
    const { ownMin, ownMax } = own.get(it.serviceId) ?? { ownMin: null, ownMax: null }
    const before = { price: draft.price, minAmount: ownMin ?? now.minAmount, maxAmount: ownMax ?? now.maxAmount }
    const renamed = offerName === null ? null : { before: knownName ?? '', after: offerName }
    const serviceName = names.get(it.serviceId)?.name ?? ''
    return [{ ...it, serviceName, before, after: { price, minAmount, maxAmount }, now, renamed }]
  })
  return { data: { items, total, page, limit } }
}

/** The number of changes that wait for a decision, and the time of the oldest. */
export function countSupplyChanges(tx: Tx): Promise<Waiting> {
  return countWithOldest(tx, sql`select proposed_at as at from suppliers.proposals order by proposed_at`)
}
