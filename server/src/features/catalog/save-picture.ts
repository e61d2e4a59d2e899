import { createHash } from 'node:crypto'
import type { api } from '@runmart/contract'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, PICTURES_PATH } from '@runmart/contract/catalog-pages'
import { MIN_TILE_PIXELS, TILE_PIXELS } from '@runmart/contract/catalog-pictures'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type DrawnPicture, drawPicture } from '#platform/draw-picture.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { refuseField } from '#platform/refusal.ts'
import { getCategory, lockCategories } from './category-queries.ts'
import {
  deleteUnusedPictures,
  insertTilePicture,
  lockPictures,
  updateCategoryPicture,
  updateServicePicture,
} from './picture-queries.ts'
import { getOperatorService } from './service-queries.ts'

type Endpoints = typeof api.catalogPictures
type Saved = Promise<Result<{ picture: string }>>
/** Stores the hash of the picture for a service or a category; null removes it. */
type Update = (tx: Tx, subject: string, hash: string | null) => Promise<void>
type Input = Pick<HandlerInput<Endpoints['removeServicePicture']>, 'caller' | 'request'>

export async function setServicePicture(db: Transactions, input: HandlerInput<Endpoints['setServicePicture']>): Saved {
  const picture = await drawTilePicture(input)
  return db.transaction(async (tx) => {
    await lockPictures(tx)
    const before = await getOperatorService(tx, input.params.id)
    return setPicture(tx, input, { subject: before.id, before: before.picture, picture, update: updateServicePicture })
  })
}

/** Sets the picture of a category; its services without pictures show it, too. */
export async function setCategoryPicture(
  db: Transactions,
  input: HandlerInput<Endpoints['setCategoryPicture']>,
): Saved {
  const picture = await drawTilePicture(input)
  return db.transaction(async (tx) => {
    await lockCategories(tx)
    await lockPictures(tx)
    const before = await getCategory(tx, input.params.slug)
    return setPicture(tx, input, {
      subject: before.slug,
      before: before.picture,
      picture,
      update: updateCategoryPicture,
    })
  })
}

export async function removeServicePicture(
  tx: Tx,
  input: HandlerInput<Endpoints['removeServicePicture']>,
): Promise<Result<null>> {
  await lockPictures(tx)
  const before = await getOperatorService(tx, input.params.id)
  return removePicture(tx, input, { subject: before.id, before: before.picture, update: updateServicePicture })
}

/** Removes the picture of a category, which then shows its glyph. */
export async function removeCategoryPicture(
  tx: Tx,
  input: HandlerInput<Endpoints['removeCategoryPicture']>,
): Promise<Result<null>> {
  await lockCategories(tx)
  await lockPictures(tx)
  const before = await getCategory(tx, input.params.slug)
  return removePicture(tx, input, { subject: before.slug, before: before.picture, update: updateCategoryPicture })
}

type Change = { subject: string; before: string | null; update: Update }

async function setPicture(
  tx: Tx,
  { caller, request }: Input,
  { subject, before, picture: { type, content }, update }: Change & { picture: DrawnPicture },
): Saved {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const picture = PICTURES_PATH + hash
  await insertTilePicture(tx, { hash, type, bytes: content })
  await update(tx, subject, hash)
  await deleteUnusedPictures(tx)
  const details = { before: { picture: before }, after: { picture } }
  const entry = { action: 'catalog.set-picture', subject, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { picture }, notice: 'messages.pictureSaved' }
}

async function removePicture(
  tx: Tx,
  { caller, request }: Input,
  { subject, before, update }: Change,
): Promise<Result<null>> {
  if (before !== null) {
    await update(tx, subject, null)
    await deleteUnusedPictures(tx)
    const details = { before: { picture: before }, after: { picture: null } }
    const entry = { action: 'catalog.remove-picture', subject, details } as const
    writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  }
  return { data: null, notice: 'messages.pictureRemoved' }
}

type Upload = Pick<HandlerInput<Endpoints['setServicePicture']>, 'body' | 'request'>

/** Redraws the uploaded picture at the size of tiles; throws unless it is square and large enough. */
async function drawTilePicture({ body, request }: Upload): Promise<DrawnPicture> {
  const limits = { mostBytes: MAX_PICTURE_BYTES, mostPixels: MAX_PICTURE_PIXELS, drawnWidth: TILE_PIXELS }
  const picture = await drawPicture(Buffer.from(body.content, 'base64'), limits, request.log)
  const { width, height } = picture.from
  if (width !== height || width < MIN_TILE_PIXELS) throw refuseField('content', 'pictureSquare')
  return picture
}
