import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { api } from '@runmart/contract'
import type { OperatorService } from '@runmart/contract/catalog'
import type { ServiceEdit, ServiceValues } from '@runmart/contract/catalog-edits'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { keepCategory, requireCategory } from './category-queries.ts'
import { getEdit, insertEdit, markUndone, updateServiceValues } from './edit-queries.ts'
import { lockServices } from './order-queries.ts'
import { keepPriceChange } from './price-change-queries.ts'
import { adjustedAvailability } from './save-service.ts'
import { listOperatorServices } from './service-queries.ts'
import { tellWaitingJob } from './tell-waiting.ts'

type Edited = Promise<Result<{ edit: ServiceEdit }>>
type Change = ServiceEdit['changes'][number]

/** Sets values of many services; changes none if one of them differs from the caller's version. */
export async function editMany(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.catalogEdits.editMany>,
): Edited {
  const services = await lockNamed(tx, body.changes)
  for (const category of categoriesIn(body.changes.map((it) => it.set)))
    await requireCategory(tx, category, 'changes.0.set.category')
  const changes = body.changes.map(({ id, version, seenAvailability, set }) => {
    const { draft, ...service } = serviceOf(services, id)
    if (service.version !== version) throw new Refusal('CONFLICT')
    const { availability } = set
    const counted =
      availability === undefined
        ? {}
        : {
            availability: service.stocked
              ? draft.availability
              : adjustedAvailability(availability, seenAvailability, draft.availability),
          }
    return changeOf(id, draft, { ...set, ...counted })
  })
  const id = randomUUID()
  write(tx, services, changes, { editId: id, changedBy: caller.userId })
  await insertEdit(tx, { id, madeBy: caller.userId, changes })
  const details = { services: changes.length, ...valuesBySlug(services, changes) }
  const entry = { action: 'catalog.edit-many', subject: id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { edit: await getEdit(tx, id) }, notice: 'messages.servicesChanged' }
}

/**
 * Restores the values from before an edit, unless one has changed since. Orders made meanwhile still count against the
 * availability.
 */
export async function undoEdit(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.catalogEdits.undoEdit>,
): Edited {
  const edit = await getEdit(tx, params.id)
  if (!(await markUndone(tx, edit.id, caller.userId))) throw new Refusal('CONFLICT')
  const services = await lockNamed(tx, edit.changes)
  const changes = edit.changes.map(({ id, before, after }) => {
    const { draft, stocked } = serviceOf(services, id)
    const { availability: _, ...compared } = after
    if (namesIn(compared).some((name) => !isDeepStrictEqual(draft[name], after[name]))) throw new Refusal('CONFLICT')
    const { availability } = before
    const counted =
      availability === undefined
        ? {}
        : {
            availability: stocked
              ? draft.availability
              : adjustedAvailability(availability, after.availability ?? null, draft.availability),
          }
    return changeOf(id, draft, { ...before, ...counted })
  })
  for (const category of categoriesIn(changes.map((it) => it.after)))
    if (!(await keepCategory(tx, category))) throw new Refusal('CATEGORY_GONE')
  write(tx, services, changes, { editId: edit.id, changedBy: caller.userId })
  const details = { services: changes.length, ...valuesBySlug(services, changes) }
  const entry = { action: 'catalog.undo-edit', subject: edit.id, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { edit: await getEdit(tx, edit.id) }, notice: 'messages.editUndone' }
}

/** Locks the named services, each once, and returns them by id. */
async function lockNamed(tx: Tx, named: readonly { id: string }[]): Promise<ReadonlyMap<string, OperatorService>> {
  const ids = named.map(({ id }) => id)
  if (new Set(ids).size !== ids.length) throw refuseField('changes', 'invalid')
  await lockServices(tx, ids)
  return new Map((await listOperatorServices(tx, { ids })).map((it) => [it.id, it]))
}

function serviceOf(services: ReadonlyMap<string, OperatorService>, id: string): OperatorService {
  const service = services.get(id)
  if (!service) throw new Refusal('NOT_FOUND')
  return service
}

const namesIn = (values: ServiceValues) =>
  (Object.keys(values) as (keyof ServiceValues)[]).filter((name) => values[name] !== undefined)

const categoriesIn = (values: readonly ServiceValues[]) => new Set(values.flatMap((it) => it.category ?? []))

function changeOf(id: string, draft: OperatorService['draft'], after: ServiceValues): Change {
  const before = Object.fromEntries(namesIn(after).map((name) => [name, draft[name]]))
  return { id, before, after }
}

function write(
  tx: Tx,
  services: ReadonlyMap<string, OperatorService>,
  changes: readonly Change[],
  by: { editId: string; changedBy: string },
): void {
  for (const { id, after } of changes) {
    const { draft } = serviceOf(services, id)
    updateServiceValues(tx, id, after)
    const { price = draft.price, brackets = draft.brackets } = after
    keepPriceChange(tx, { ...by, serviceId: id, before: draft, after: { ...draft, price, brackets } })
  }
  enqueue(tx, tellWaitingJob, {}, { key: 'catalog.tell-waiting' })
}

/** Details for the audit log: old and new values of each service, by slug. */
function valuesBySlug(services: ReadonlyMap<string, OperatorService>, changes: readonly Change[]) {
  const by = (part: 'before' | 'after') =>
    Object.fromEntries(changes.map((it) => [serviceOf(services, it.id).draft.slug, it[part]]))
  return { before: by('before'), after: by('after') }
}
