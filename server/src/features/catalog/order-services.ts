import type { api } from '@runmart/contract'
import type { OperatorService } from '@runmart/contract/catalog'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { listSlugs, lockServices, updateServiceOrder } from './order-queries.ts'
import { listOperatorServices } from './service-queries.ts'

/** Sorts some services within their current places; services between them keep theirs. */
export async function orderServices(
  tx: Tx,
  { body: { ids }, caller, request }: HandlerInput<typeof api.catalogEdits.orderServices>,
): Promise<Result<{ items: OperatorService[] }>> {
  if (new Set(ids).size !== ids.length) throw refuseField('ids', 'invalid')
  if (!ids.every(isUuid)) throw new Refusal('NOT_FOUND')
  await lockServices(tx)
  const before = await listSlugs(tx, ids)
  if (!(await updateServiceOrder(tx, ids))) throw new Refusal('NOT_FOUND')
  const details = { before: { order: before }, after: { order: await listSlugs(tx, ids) } }
  const entry = { action: 'catalog.order-services', subject: 'services', details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { items: await listOperatorServices(tx, {}) } }
}
