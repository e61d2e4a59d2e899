import { isDeepStrictEqual } from 'node:util'
import type { OperatorService, ServiceDraft } from '@runmart/contract/catalog'
import type { Source } from '@runmart/contract/suppliers-sources'
import { writeAudit } from '#features/audit/index.ts'
import { changeOffer, listOperatorServices, lockService, setUnsupplied } from '#features/catalog/index.ts'
import { listLowestPrices, type UnitPrice } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { job } from '#platform/jobs/job.ts'
import { isSuppliable, mappingProblems } from './check-mapping.ts'
import { intersect, joinFrom, type Limits, listLimits, ownLimits, type StoredLimits, saveLimits } from './own-limits.ts'
import { isAbove, serviceCost } from './price-rule.ts'
import {
  deleteProposal,
  listSources,
  listSuppliedServices,
  MOST_OVERCHARGES,
  type Proposal,
  type StoredSource,
  saveProposal,
  type Terms,
  updateStopped,
} from './source-queries.ts'
import { deleteStop, insertStop, tellStopped } from './tell-stopped.ts'
import { termsOf } from './terms.ts'

/** Reviews all services that come from suppliers; a cron job does so, too. */
export const reviewJob = job<Record<string, never>>('suppliers.review')

/** The planned changes of a service and its sources, by its suppliers' offers and the customers' prices. */
type Plan = {
  service: OperatorService
  /** Price, cost and limits that change without a decision. */
  change: (Terms & Pick<ServiceDraft, 'cost'>) | null
  limits: { before: StoredLimits | undefined; after: StoredLimits }
  sources: readonly { source: StoredSource; stopped: Source['stopped']; proposed: Proposal | null }[]
  isUnsupplied: boolean
}

/**
 * Reviews services that come from suppliers, of one supplier or all. Prices and limits follow or become proposals.
 * Stops unusable sources, and stops sales that no source can deliver: the whole service, or amounts out of range. Each
 * changed service has its own transaction; one alert names all stopped services.
 */
export async function reviewServices(db: Transactions, supplierId: string | null = null): Promise<void> {
  const ids = await db.transaction((tx) => listSuppliedServices(tx, supplierId))
  const plans = await db.transaction((tx) => makePlans(tx, ids))
  for (const { service } of plans.filter(changesSomething))
    await db.transaction((tx) => reviewServicesIn(tx, [service.id]))
  await db.transaction(tellStopped)
}

/** Reviews these services in an open transaction. */
export async function reviewServicesIn(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const id of ids) await lockService(tx, id)
  for (const plan of await makePlans(tx, ids)) await carryOut(tx, plan)
}

async function makePlans(tx: Tx, ids: readonly string[]): Promise<Plan[]> {
  const sources = Map.groupBy(await listSources(tx, ids), (it) => it.serviceId)
  const known = await listLimits(tx, ids)
  const services = (await listOperatorServices(tx, { ids })).filter((it) => sources.has(it.id))
  const drafts = services.map((service) => {
    const all = sources.get(service.id) ?? []
    return { service, all, ...leadingTerms(service, all, known.get(service.id)) }
  })
  const lowest = await listLowestPrices(
    tx,
    drafts.map(({ service, follow, wanted }) => ({ ...service.draft, ...follow, ...wanted, id: service.id })),
  )
  return drafts.map(({ service, all, follow, wanted, own, proposal }) => {
    const stays = { price: follow?.price ?? service.draft.price, ...wanted }
    const judged = all.map((source) => {
      const terms = termsOf(source)
      const stopped = stopOf(service, source, { terms, wanted, least: lowest.get(service.id) })
      const isTaking = stopped === null && source.isActive && typeof terms !== 'string'
      const named = proposal?.position === source.position ? proposal.terms : null
      return { source, stopped, taken: isTaking ? terms : null, proposed: proposedFor(source, named, stays) }
    })
    const [first, ...others] = judged.flatMap((it) => it.taken ?? [])
    const taken = first && intersect(wanted, joinFrom(first, others))
    const { price, cost, minAmount, maxAmount } = service.draft
    const { minAmount: setMin, maxAmount: setMax } = taken ?? (follow ? wanted : { minAmount, maxAmount })
    const next = { price: stays.price, cost: follow?.cost ?? cost, minAmount: setMin, maxAmount: setMax }
    return {
      service,
      change: isDeepStrictEqual(next, { price, cost, minAmount, maxAmount }) ? null : next,
      limits: { before: known.get(service.id), after: { ...own, setMin, setMax } },
      sources: judged,
      isUnsupplied: !first,
    }
  })
}

type Judging = { terms: ReturnType<typeof termsOf>; wanted: Limits; least: UnitPrice | undefined }

/** The reason for stopping a source, or null. */
function stopOf(service: OperatorService, source: StoredSource, { terms, wanted, least }: Judging): Source['stopped'] {
  if (typeof terms === 'string') return terms
  if (source.overcharges >= MOST_OVERCHARGES) return 'charge'
  if (least && isAbove(terms.cost, least)) return 'cost'
  if (!intersect(terms, wanted)) return 'limits'
  return fits(service, source) ? null : 'form'
}

/** The decision needed about a source: new terms, or a renamed offer, which may be something else. */
function proposedFor({ offer, offerName }: StoredSource, terms: Terms | null, stays: Terms): Proposal | null {
  const isRenamed = offer !== null && offer.goneAt === null && offerName !== null && offer.name !== offerName
  if (!terms && !isRenamed) return null
  return { ...(terms ?? stays), offerName: isRenamed ? offer.name : null, isNameOnly: !terms }
}

/** Whether a service can still go to a source: its form or kind may have changed. */
function fits(service: OperatorService, source: StoredSource): boolean {
  const problems = mappingProblems(source.offer?.type ?? null, source, service.draft.fields ?? [])
  return isSuppliable(service) && Object.keys(problems).length === 0
}

type Leading = {
  /** Price and cost that follow without a decision. */
  follow: { price: number; cost: string } | null
  /** The wanted limits, before the sources narrow them. */
  wanted: Limits
  own: Pick<StoredLimits, 'ownMin' | 'ownMax'>
  proposal: { position: number; terms: Terms } | null
}

/** Price, cost and limits by the first source that could take orders, whatever its cost. */
function leadingTerms(
  service: OperatorService,
  sources: readonly StoredSource[],
  stored: StoredLimits | undefined,
): Leading {
  const { draft } = service
  const leading = sources.find((it) => it.isActive && typeof termsOf(it) !== 'string')
  const own = ownLimits(service, stored, leading?.follows ?? false)
  const kept = { minAmount: own.ownMin ?? draft.minAmount, maxAmount: own.ownMax ?? draft.maxAmount }
  const nothing = { follow: null, wanted: kept, own, proposal: null }
  const found = leading && termsOf(leading)
  if (!leading || !found || typeof found === 'string') return nothing
  const { cost: exact, price, ...limits } = found
  const cost = serviceCost(exact)
  // Following services keep the limits that an operator set.
  const bounds = { minAmount: own.ownMin ?? limits.minAmount, maxAmount: own.ownMax ?? limits.maxAmount }
  const wanted = leading.follows ? (intersect(limits, bounds) ?? kept) : limits
  const terms = { price, ...wanted }
  // A leap may be the supplier's mistake, and people set prices by quantity.
  const isLeap = price > draft.price * 2 || price * 2 < draft.price
  if (leading.follows && !isLeap && !draft.brackets?.length)
    return { follow: { price, cost }, wanted, own, proposal: null }
  if (isDeepStrictEqual(terms, { price: draft.price, ...kept })) return nothing
  if (isDeepStrictEqual(terms, leading.decided)) return nothing
  return { ...nothing, proposal: { position: leading.position, terms } }
}

function changesSomething({ service, change, limits, sources, isUnsupplied }: Plan): boolean {
  return (
    change !== null ||
    !isDeepStrictEqual(limits.before, limits.after) ||
    isUnsupplied !== (service.unsuppliedSince !== null) ||
    sources.some((it) => it.stopped !== it.source.stopped || !isDeepStrictEqual(it.proposed, it.source.proposed))
  )
}

async function carryOut(tx: Tx, { service, change, limits, sources, isUnsupplied }: Plan): Promise<void> {
  const { id, draft } = service
  if (change) {
    await changeOffer(tx, id, change, null)
    const { price, minAmount, maxAmount, cost } = draft
    const details = { before: { price, minAmount, maxAmount, cost }, after: change }
    writeAudit(tx, { operatorId: null, address: '', action: 'suppliers.follow', subject: id, details })
  }
  if (!isDeepStrictEqual(limits.before, limits.after)) saveLimits(tx, id, limits.after)
  for (const { source, stopped, proposed } of sources) {
    if (stopped !== source.stopped) updateStopped(tx, source, stopped)
    if (isDeepStrictEqual(proposed, source.proposed)) continue
    if (proposed) saveProposal(tx, source, proposed)
    else deleteProposal(tx, source)
  }
  if (isUnsupplied === (service.unsuppliedSince !== null)) return
  await setUnsupplied(tx, id, isUnsupplied)
  if (!isUnsupplied) deleteStop(tx, id)
  else if (draft.visibility !== 'archived') insertStop(tx, id)
}
