import { randomUUID } from 'node:crypto'
import type { api } from '@runmart/contract'
import {
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURES,
  type OperatorServicePage,
  PICTURES_PATH,
  pageParts,
} from '@runmart/contract/catalog-pages'
import { languages } from '@runmart/contract/languages'
import { differencesOf, writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { drawPicture } from '#platform/draw-picture.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { readMarkdown } from '#platform/read-markdown.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { countPictures, getServicePage, insertPicture, listPictureSizes, saveServicePage } from './page-queries.ts'
import { picturesIn, renderPageText } from './render-page-text.ts'
import { getOperatorService, lockService } from './service-queries.ts'

/** The page of a service, for its operator. */
export async function getOperatorServicePage(
  tx: Tx,
  { params }: HandlerInput<typeof api.catalogPages.servicePage>,
): Promise<Result<{ page: OperatorServicePage }>> {
  const { id } = await getOperatorService(tx, params.id)
  return { data: { page: await getServicePage(tx, id) } }
}

/** Saves the page of a service; throws if another operator changed it since this one loaded it. */
export async function editServicePage(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.catalogPages.saveServicePage>,
): Promise<Result<{ page: OperatorServicePage }>> {
  const { id } = await getOperatorService(tx, params.id)
  await lockService(tx, id)
  const before = await getServicePage(tx, id)
  if (before.version !== body.version) throw new Refusal('CONFLICT')
  const pictures = await listPictureSizes(tx, id)
  for (const language of languages)
    for (const part of pageParts) {
      const text = body.texts[language][part]
      if (readMarkdown(text).isBeyond) throw refuseField(`texts.${language}.${part}`, 'markdownNested')
      if (picturesIn(text).some((it) => it === null || !pictures.has(it)))
        throw refuseField(`texts.${language}.${part}`, 'pictureUnknown')
    }
  await saveServicePage(tx, id, body.texts)
  const entry = {
    action: 'catalog.edit-page',
    subject: id,
    details: differencesOf(before.texts, body.texts),
  } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { page: await getServicePage(tx, id) }, notice: 'messages.serviceSaved' }
}

/** Renders texts as the page would show them. */
export async function previewServicePage(
  tx: Tx,
  { params, body }: HandlerInput<typeof api.catalogPages.previewServicePage>,
): Promise<Result<Record<(typeof pageParts)[number], string>>> {
  const { id } = await getOperatorService(tx, params.id)
  const pictures = await listPictureSizes(tx, id)
  const html = (text: string) => renderPageText(text, pictures)
  return { data: { get: html(body.get), need: html(body.need), questions: html(body.questions) } }
}

/** More than twice the width on pages, for high-resolution screens. */
const DRAWN_WIDTH = 1_600

/** Redraws a picture and stores it for the page of a service. */
export async function addPicture(
  db: Transactions,
  { params, body, caller, request }: HandlerInput<typeof api.catalogPages.addPicture>,
): Promise<Result<{ picture: { path: string; width: number; height: number } }>> {
  const limits = { mostBytes: MAX_PICTURE_BYTES, mostPixels: MAX_PICTURE_PIXELS, drawnWidth: DRAWN_WIDTH }
  const bytes = Buffer.from(body.content, 'base64')
  const { type, width, height, content } = await drawPicture(bytes, limits, request.log)
  return db.transaction(async (tx) => {
    const { id: serviceId } = await getOperatorService(tx, params.id)
    await lockService(tx, serviceId)
    if ((await countPictures(tx, serviceId)) >= MAX_PICTURES) throw refuseField('content', 'outOfRange')
    const id = randomUUID()
    await insertPicture(tx, { id, serviceId, type, width, height, bytes: content })
    const entry = {
      action: 'catalog.add-picture',
      subject: serviceId,
      details: { picture: id },
    } as const
    writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
    return { data: { picture: { path: PICTURES_PATH + id, width, height } } }
  })
}
