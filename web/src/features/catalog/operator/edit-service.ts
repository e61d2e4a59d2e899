import { catalog, type OperatorService, type ServiceDraft } from '@runmart/contract/catalog'
import { catalogEdits } from '@runmart/contract/catalog-edits'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { invalidate } from '#platform/query-client.ts'
import { stripFieldPrefix } from '#platform/strip-field-prefix.ts'

type SeenService = Pick<OperatorService, 'id' | 'version' | 'draft'>

/** Changes a service unless somebody else did since it was loaded; orders placed meanwhile reduce what is available. */
export async function editService({ id, version, draft: before }: SeenService, draft: ServiceDraft) {
  const body = { version, seenAvailability: before.availability, draft }
  const answer = await handleAnswer(call(catalog.editService, { params: { id }, body }), { refusals: 'inline' })
  // Also when refused: somebody else may have changed it.
  await invalidate(catalog.offered, catalog.offeredService, catalog.services, catalogEdits.priceChanges)
  return stripFieldPrefix(answer, 'draft')
}
