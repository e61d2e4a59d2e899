import { isDeepStrictEqual } from 'node:util'
import type { OperatorService } from '@runmart/contract/catalog'
import type { Source } from '@runmart/contract/suppliers-sources'
import { writeAudit } from '#features/audit/index.ts'
import { changeOffer, listOperatorServices, lockService, setUnsupplied } from '#features/catalog/index.ts'
import { listLowestPrices } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { job } from '#platform/jobs/job.ts'
import { isSuppliable, mappingProblems } from './check-mapping.ts'
import { isAbove, roundUp } from './price-rule.ts'
import {
  deleteProposal,
  listSources,
  listSuppliedServices,
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
  /** Price and limits that it gets without asking. */
  follow: (Terms & { cost: number }) | null
  sources: readonly { source: StoredSource; stopped: Source['stopped']; proposed: Terms | null }[]
  isUnsupplied: boolean
}

/**
 * Looks at services that come from suppliers, those of one supplier or all: prices and limits follow or are proposed, sources that
 * cannot be used are stopped, and what none of them can deliver is not sold. Each service that changes is a transaction of its own;
 * operators are told of all that were stopped at once.
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
  const services = (await listOperatorServices(tx, { ids })).filter((it) => sources.has(it.id))
  const drafts = services.map((service) => ({ service, ...leadingTerms(service, sources.get(service.id) ?? []) }))
  const lowest = await listLowestPrices(
    tx,
    drafts.map(({ service, follow }) => ({ ...service.draft, ...follow, id: service.id })),
  )
  return drafts.map(({ service, follow, proposal }) => {
    const limits = follow ?? service.draft
    const all = (sources.get(service.id) ?? []).map((source) => {
      const terms = termsOf(source)
      const least = lowest.get(service.id)
      const stopped =
        typeof terms === 'string'
          ? terms
          : least && isAbove(terms.cost, least)
            ? 'cost'
            : terms.minAmount > limits.maxAmount || terms.maxAmount < limits.minAmount
              ? 'limits'
              : fits(service, source)
                ? null
                : 'form'
      return { source, stopped, proposed: proposal?.position === source.position ? proposal.terms : null } as const
    })
    const isUnsupplied = !all.some(({ source, stopped }) => stopped === null && source.isActive)
    return { service, follow, sources: all, isUnsupplied }
  })
}

/** Whether a service can still be sent to a source: its form may have been changed since, or what kind of service it is. */
function fits(service: OperatorService, source: StoredSource): boolean {
  const problems = mappingProblems(source.offer?.type ?? null, source, service.draft.fields ?? [])
  return isSuppliable(service) && Object.keys(problems).length === 0
}

type Leading = Pick<Plan, 'follow'> & { proposal: { position: number; terms: Terms } | null }

/** The first source that could take orders, whatever it costs, says what the service should cost and how much can be ordered. */
function leadingTerms({ draft }: OperatorService, sources: readonly StoredSource[]): Leading {
  const nothing = { follow: null, proposal: null }
  const leading = sources.find((it) => it.isActive && typeof termsOf(it) !== 'string')
  const found = leading && termsOf(leading)
  if (!leading || !found || typeof found === 'string') return nothing
  const { cost, ...terms } = found
  const { price, minAmount, maxAmount } = draft
  const follow = { ...terms, cost: roundUp(cost) }
  const isSame = isDeepStrictEqual(terms, { price, minAmount, maxAmount })
  if (isSame && (!leading.follows || draft.cost === follow.cost)) return nothing
  // A leap may be a mistake of the supplier, and prices by quantity are set by people.
  const isLeap = terms.price > price * 2 || terms.price * 2 < price
  if (leading.follows && !isLeap && !draft.brackets?.length) return { follow, proposal: null }
  if (isSame || isDeepStrictEqual(terms, leading.decided)) return nothing
  return { follow: null, proposal: { position: leading.position, terms } }
}

function changesSomething({ service, follow, sources, isUnsupplied }: Plan): boolean {
  return (
    follow !== null ||
    isUnsupplied !== (service.unsuppliedSince !== null) ||
    sources.some((it) => it.stopped !== it.source.stopped || !isDeepStrictEqual(it.proposed, it.source.proposed))
  )
}

async function carryOut(tx: Tx, { service, follow, sources, isUnsupplied }: Plan): Promise<void> {
  const { id, draft } = service
  if (follow) {
    await changeOffer(tx, id, follow, null)
    const { price, minAmount, maxAmount, cost } = draft
    const details = { before: { price, minAmount, maxAmount, cost }, after: follow }
    writeAudit(tx, { operatorId: null, address: '', action: 'suppliers.follow', subject: id, details })
  }
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
