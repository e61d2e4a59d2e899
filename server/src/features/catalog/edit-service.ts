import type { api } from '@runmart/contract'
import { MOST_AVAILABLE, type OfferedService } from '@runmart/contract/catalog'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { type CatalogTools, demandBot } from './demand-bot.ts'
import { getOffered, lockService, updateService } from './service-queries.ts'

/** What orders already placed rely on: whoever wants another kind offers another service. */
const fixed = ['provider', 'serviceType', 'billing'] as const

/** An operator changes a service that no other operator changed since he looked. */
export async function editService(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.catalog.editService>,
  deps: CatalogTools,
): Promise<Result<{ service: OfferedService }>> {
  const { id } = await getOffered(tx, params.id)
  await lockService(tx, id)
  const before = await getOffered(tx, id)
  if (before.version !== body.version) throw new Refusal('CONFLICT')
  for (const field of fixed)
    if (before.draft[field] !== body.draft[field]) throw refuseField(`draft.${field}`, 'choice')
  demandBot(deps, body.draft, 'draft.botId')
  const availability = left(body.draft.availability, body.seenAvailability, before.draft.availability)
  await updateService(tx, id, { ...body.draft, availability })
  const service = await getOffered(tx, id)
  const deed = { action: 'catalog.edit-service', subject: id, details: { before: before.draft, after: service.draft } }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...deed })
  return { data: { service }, notice: 'messages.serviceSaved' }
}

/** What is left when customers ordered between the operator's looking and his saving. */
function left(wanted: number | null, seen: number | null, now: number | null): number | null {
  return wanted === null || seen === null || now === null
    ? wanted
    : Math.min(Math.max(0, wanted + now - seen), MOST_AVAILABLE)
}
