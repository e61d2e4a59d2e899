import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { OfferedService } from '@runmart/contract/catalog'
import { record } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Asked } from '#platform/http/route.ts'
import { type CatalogTools, demandBot } from './demand-bot.ts'
import { getOffered, insertService } from './service-queries.ts'

/** An operator offers a new service. */
export async function offerService(
  tx: Tx,
  { body, caller, visit }: Asked<typeof api.catalog.createService>,
  tools: CatalogTools,
): Promise<Result<{ service: OfferedService }>> {
  demandBot(tools, body, 'botId')
  const id = randomUUID()
  await insertService(tx, id, body)
  const deed = { action: 'catalog.create-service', subject: id, details: { after: body } }
  record(tx, { operatorId: caller.userId, address: visit.address, ...deed })
  return { data: { service: await getOffered(tx, id) }, notice: 'notices.serviceSaved' }
}
