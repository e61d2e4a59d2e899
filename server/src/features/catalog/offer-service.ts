import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { OfferedService } from '@runmart/contract/catalog'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { type CatalogTools, demandBot } from './demand-bot.ts'
import { getOffered, insertService } from './service-queries.ts'

/** An operator offers a new service. */
export async function offerService(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.catalog.createService>,
  deps: CatalogTools,
): Promise<Result<{ service: OfferedService }>> {
  demandBot(deps, body, 'botId')
  const id = randomUUID()
  await insertService(tx, id, body)
  const deed = { action: 'catalog.create-service', subject: id, details: { after: body } }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...deed })
  return { data: { service: await getOffered(tx, id) }, notice: 'messages.serviceSaved' }
}
