import { catalog, type ServiceDraft } from '@runmart/contract/catalog'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'

/** Offers a new service. */
export async function createService(body: ServiceDraft, idempotencyKey: string) {
  const answer = await handleAnswer(call(catalog.createService, { body }, { idempotencyKey }), { refusals: 'inline' })
  if (answer.success) invalidate(catalog.offered, catalog.services)
  return answer
}
