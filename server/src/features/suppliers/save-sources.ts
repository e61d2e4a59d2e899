import { isDeepStrictEqual } from 'node:util'
import type { api } from '@runmart/contract'
import type { OperatorService } from '@runmart/contract/catalog'
import type { FieldProblems } from '@runmart/contract/errors'
import type { SourceDraft, Sources } from '@runmart/contract/suppliers-sources'
import { writeAudit } from '#features/audit/index.ts'
import { findServicePartner, getOperatorService, lockService, setSupplied } from '#features/catalog/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { isSuppliable, mappingProblems } from './check-mapping.ts'
import { findOffers } from './offer-queries.ts'
import { deleteLimits } from './own-limits.ts'
import { reviewServicesIn } from './review-services.ts'
import { getSources } from './show-sources.ts'
import { listSources, replaceSources, type StoredSource } from './source-queries.ts'
import { listSuppliers } from './supplier-queries.ts'
import { fieldsOfType, termsOf } from './terms.ts'

/**
 * Changes the sources of a service, unless it changed since the operator saw it. Without sources, people deliver it.
 */
export async function saveSources(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.suppliers.saveSources>,
): Promise<Result<Sources>> {
  const { id } = await getOperatorService(tx, params.id)
  await lockService(tx, id)
  const service = await getOperatorService(tx, id)
  if (service.version !== body.version) throw new Refusal('CONFLICT')
  if (body.sources.length > 0) requireSuppliable(service)
  // The shop would pay both.
  if (body.sources.length > 0 && (await findServicePartner(tx, id))) throw refuseField('sources', 'notForSuppliers')
  await requireSources(tx, service, body.sources)
  const before = await listSources(tx, [id])
  await replaceSources(
    tx,
    id,
    body.sources.map((it) => ({
      ...it,
      decided: before.find((source) => isSame(source, it))?.decided ?? null,
      offerName: before.find((source) => isSameOffer(source, it))?.offerName ?? null,
    })),
  )
  const [first] = body.sources
  // A newly following service takes the supplier's limits.
  if (!first || (first.follows && !before[0]?.follows)) deleteLimits(tx, id)
  await setSupplied(tx, id, body.sources.length > 0)
  await reviewServicesIn(tx, [id])
  const details = { before: { sources: before.map(draftOf) }, after: { sources: body.sources } }
  const entry = { action: 'suppliers.sources', subject: id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: await getSources(tx, id), notice: 'messages.sourcesSaved' }
}

function requireSuppliable(service: OperatorService): void {
  if (!isSuppliable(service)) throw refuseField('sources', 'notForSuppliers')
}

/** Refuses sources with all their problems. */
async function requireSources(tx: Tx, service: OperatorService, sources: readonly SourceDraft[]): Promise<void> {
  const suppliers = new Map((sources.length > 0 ? await listSuppliers(tx) : []).map((it) => [it.id, it]))
  const problems: FieldProblems = {}
  for (const [at, source] of sources.entries()) {
    const { supplierId, offerId, unitsEach, rule } = source
    const supplier = isUuid(supplierId) ? suppliers.get(supplierId) : undefined
    const offer = supplier && (await findOffers(tx, supplierId, [offerId])).get(offerId)
    const isTwice = sources.slice(0, at).some((it) => it.supplierId === supplierId && it.offerId === offerId)
    if (!supplier) problems[`sources.${at}.supplierId`] = 'choice'
    else if (!offer || isTwice) problems[`sources.${at}.offerId`] = 'choice'
    else if (!fieldsOfType(offer.type)) problems[`sources.${at}.offerId`] = 'offerType'
    else {
      const terms = termsOf({ offer: { ...offer, goneAt: null }, unitsEach, dongEach: supplier.dongEach, rule })
      if (terms === 'limits') problems[`sources.${at}.unitsEach`] = 'outOfRange'
      if (terms === 'cost') problems[`sources.${at}.rule.factorPercent`] = 'outOfRange'
      const found = mappingProblems(offer.type, source, service.draft.fields ?? [])
      for (const [name, problem] of Object.entries(found)) problems[`sources.${at}.${name}`] = problem
    }
  }
  if (Object.keys(problems).length > 0) throw new Refusal('VALIDATION', { fields: problems })
}

function draftOf({ supplierId, offerId, unitsEach, fields, rule, follows }: SourceDraft): SourceDraft {
  return { supplierId, offerId, unitsEach, fields, rule, follows }
}

/** A decision about a source also covers an equal one. */
function isSame(before: StoredSource, after: SourceDraft): boolean {
  const { unitsEach, rule } = after
  return isSameOffer(before, after) && before.unitsEach === unitsEach && isDeepStrictEqual(before.rule, rule)
}

const isSameOffer = (before: SourceDraft, after: SourceDraft) =>
  before.supplierId === after.supplierId && before.offerId === after.offerId
