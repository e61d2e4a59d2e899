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

/** Asks to look at all services that come from suppliers; the clock asks as well. */
export const reviewJob = job<Record<string, never>>('suppliers.review')

/** What has to become of a service and its sources, by what its suppliers offer and what customers may pay. */
type Plan = {
  service: OperatorService
  /** Price, cost and limits that it gets without asking. */
  change: (Terms & Pick<ServiceDraft, 'cost'>) | null
  limits: { before: StoredLimits | undefined; after: StoredLimits }
  sources: readonly { source: StoredSource; stopped: Source['stopped']; proposed: Proposal | null }[]
  isUnsupplied: boolean
}

/**
 * Looks at services that come from suppliers, those of one supplier or all: prices and limits follow or are proposed, sources that
 * cannot be used are stopped, and what none of them can deliver is not sold: neither the service, nor amounts that nobody takes. Each
 * service that changes is a transaction of its own; operators are told of all that were stopped at once.
 */
export async function reviewServices(db: Transactions, supplierId: string | null = null): Promise<void> {
  const ids = await db.transaction((tx) => listSuppliedServices(tx, supplierId))
  const plans = await db.transaction((tx) => makePlans(tx, ids))
  for (const { service } of plans.filter(changesSomething))
    await db.transaction((tx) => reviewServicesIn(tx, [service.id]))
  await db.transaction(tellStopped)
}

/** The same for these services, in a transaction that is open. */
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

/** Why nothing can be sent to a source; null where it can. */
function stopOf(service: OperatorService, source: StoredSource, { terms, wanted, least }: Judging): Source['stopped'] {
  if (typeof terms === 'string') return terms
  if (source.overcharges >= MOST_OVERCHARGES) return 'charge'
  if (least && isAbove(terms.cost, least)) return 'cost'
  if (!intersect(terms, wanted)) return 'limits'
  return fits(service, source) ? null : 'form'
}

/** What somebody has to decide about a source: new terms, or that its offer has another name and may be something else. */
function proposedFor({ offer, offerName }: StoredSource, terms: Terms | null, stays: Terms): Proposal | null {
  const isRenamed = offer !== null && offer.goneAt === null && offerName !== null && offer.name !== offerName
  if (!terms && !isRenamed) return null
  return { ...(terms ?? stays), offerName: isRenamed ? offer.name : null, isNameOnly: !terms }
}

/** Whether a service can still be sent to a source: its form may have been changed since, or what kind of service it is. */
function fits(service: OperatorService, source: StoredSource): boolean {
  const problems = mappingProblems(source.offer?.type ?? null, source, service.draft.fields ?? [])
  return isSuppliable(service) && Object.keys(problems).length === 0
}

type Leading = {
  /** Price and cost that it gets without asking. */
  follow: { price: number; cost: string } | null
  /** The limits that it should have, as far as they are taken somewhere. */
  wanted: Limits
  own: Pick<StoredLimits, 'ownMin' | 'ownMax'>
  proposal: { position: number; terms: Terms } | null
}

/** The first source that could take orders, whatever it costs, says what the service should cost and how much can be ordered. */
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
  // What follows keeps to the limits that an operator set.
  const bounds = { minAmount: own.ownMin ?? limits.minAmount, maxAmount: own.ownMax ?? limits.maxAmount }
  const wanted = leading.follows ? (intersect(limits, bounds) ?? kept) : limits
  const terms = { price, ...wanted }
  // A leap may be a mistake of the supplier, and prices by quantity are set by people.
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
