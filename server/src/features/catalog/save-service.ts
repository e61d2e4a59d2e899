import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import { MAX_AVAILABLE, type OperatorService, type ServiceDraft } from '@runmart/contract/catalog'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { requireCategory } from './category-queries.ts'
import { changeSlug, makeSlug, requireFreeSlug } from './change-slug.ts'
import { keepPriceChange } from './price-change-queries.ts'
import { getOperatorService, insertService, lockService, updateService } from './service-queries.ts'
import { tellWaitingJob } from './tell-waiting.ts'

export async function createService(
  tx: Tx,
  { body, caller, request }: Pick<HandlerInput<typeof api.catalog.createService>, 'body' | 'caller' | 'request'>,
  shop: Shop,
): Promise<Result<{ service: OperatorService }>> {
  requireInstalledBot(shop, body, 'botId')
  const id = await addService(tx, body, caller.userId)
  const entry = { action: 'catalog.create-service', subject: id, details: { after: body } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { service: await getOperatorService(tx, id) }, notice: 'messages.serviceSaved' }
}

/** Puts a service at the end of the catalogue; returns its id. */
export async function addService(tx: Tx, draft: ServiceDraft, createdBy: string): Promise<string> {
  await requireCategory(tx, draft.category, 'category')
  const id = randomUUID()
  if (draft.slug !== undefined) await requireFreeSlug(tx, id, draft.slug, 'slug')
  await insertService(tx, id, { ...draft, slug: draft.slug ?? (await makeSlug(tx, draft.texts.en.name)) })
  keepPriceChange(tx, { serviceId: id, changedBy: createdBy, before: null, after: draft })
  return id
}

/** Fixed, because placed orders rely on them: another kind is another service. */
const fixed = ['provider', 'serviceType', 'billing'] as const

/** Changes a service; throws if another operator changed it since this one loaded it. */
export async function editService(
  tx: Tx,
  {
    params,
    body,
    caller,
    request,
  }: Pick<HandlerInput<typeof api.catalog.editService>, 'params' | 'body' | 'caller' | 'request'>,
  shop: Shop,
): Promise<Result<{ service: OperatorService }>> {
  const { id } = await getOperatorService(tx, params.id)
  await lockService(tx, id)
  const before = await getOperatorService(tx, id)
  if (before.version !== body.version) throw new Refusal('CONFLICT')
  for (const field of fixed)
    if (before.draft[field] !== body.draft[field]) throw refuseField(`draft.${field}`, 'choice')
  // A supplier gets one link with each order.
  if (before.supplied && body.draft.mode === 'multi') throw refuseField('draft.mode', 'notForSuppliers')
  requireInstalledBot(shop, body.draft, 'draft.botId')
  await requireCategory(tx, body.draft.category, 'draft.category')
  const availability = before.stocked
    ? before.draft.availability
    : adjustedAvailability(body.draft.availability, body.seenAvailability, before.draft.availability)
  const slug = await changeSlug(tx, id, before.draft.slug, body.draft.slug)
  await updateService(tx, id, { ...body.draft, availability, slug })
  const service = await getOperatorService(tx, id)
  keepPriceChange(tx, { serviceId: id, changedBy: caller.userId, before: before.draft, after: service.draft })
  enqueue(tx, tellWaitingJob, {}, { key: 'catalog.tell-waiting' })
  const entry = {
    action: 'catalog.edit-service',
    subject: id,
    details: { before: before.draft, after: service.draft },
  } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { service }, notice: 'messages.serviceSaved' }
}

/** The new availability, less the units that customers ordered between the operator's loading and saving. */
export function adjustedAvailability(requested: number | null, seen: number | null, now: number | null): number | null {
  return requested === null || seen === null || now === null
    ? requested
    : Math.min(Math.max(0, requested + now - seen), MAX_AVAILABLE)
}

/** Requires an installed bot for a bot service, and none for others. */
function requireInstalledBot({ bots }: Shop, { serviceType, botId }: ServiceDraft, field: string): void {
  if (serviceType === 'AUTO_BOT' && botId === null) throw refuseField(field, 'required')
  if (botId !== null && (serviceType !== 'AUTO_BOT' || !bots.find(botId))) throw refuseField(field, 'botUnknown')
}
