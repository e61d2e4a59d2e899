import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { OperatorService } from '@runmart/contract/catalog'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { makeSlug } from './change-slug.ts'
import { lockServices, placeAfter } from './order-queries.ts'
import { copyPicture, getServicePage, listPictureSizes, saveServicePage } from './page-queries.ts'
import { copyTilePicture } from './picture-queries.ts'
import { keepPriceChange } from './price-change-queries.ts'
import { getOperatorService, insertService } from './service-queries.ts'

/** Copies a service with its page and pictures. Hides the copy until an operator has checked it. */
export async function copyService(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.catalogEdits.copyService>,
): Promise<Result<{ service: OperatorService }>> {
  const source = await getOperatorService(tx, params.id)
  await lockServices(tx)
  const id = randomUUID()
  const slug = await makeSlug(tx, source.draft.texts.en.name)
  // The stock stays with the source.
  const availability = source.stocked ? 0 : source.draft.availability
  await insertService(tx, id, { ...source.draft, slug, availability, visibility: 'hidden' })
  await placeAfter(tx, id, source.id)
  await copyPage(tx, source.id, id)
  await copyTilePicture(tx, source.id, id)
  keepPriceChange(tx, { serviceId: id, changedBy: caller.userId, before: null, after: source.draft })
  const entry = { action: 'catalog.copy-service', subject: id, details: { of: source.id, slug } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { service: await getOperatorService(tx, id) }, notice: 'messages.serviceCopied' }
}

/** A page refers to its pictures by id, and each service has its own pictures. */
async function copyPage(tx: Tx, from: string, to: string): Promise<void> {
  const page = await getServicePage(tx, from)
  if (page.version === 0) return
  let texts = JSON.stringify(page.texts)
  for (const picture of (await listPictureSizes(tx, from)).keys()) {
    const copy = randomUUID()
    await copyPicture(tx, picture, { id: copy, serviceId: to })
    texts = texts.replaceAll(picture, copy)
  }
  await saveServicePage(tx, to, JSON.parse(texts))
}
