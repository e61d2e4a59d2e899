import * as z from 'zod/mini'
import { CategorySlug } from './catalog-categories.ts'
import { MAX_PICTURE_BYTES } from './catalog-pages.ts'
import { endpoint, Id, Nothing } from './endpoint.ts'

/**
 * The picture of a service or a category is a square with at least this side; the server scales larger ones down to
 * `TILE_PIXELS`.
 */
export const MIN_TILE_PIXELS = 256
export const TILE_PIXELS = 512

const Content = z.strictObject({
  content: z
    .string('required')
    .check(z.minLength(1, 'required'), z.maxLength(Math.ceil(MAX_PICTURE_BYTES / 3) * 4, 'pictureTooLarge')),
})
const Saved = z.strictObject({
  picture: z.string(),
})

const operator = { access: 'operator', right: 'catalog', refusals: ['NOT_FOUND'] } as const
const upload = {
  ...operator,
  method: 'PUT',
  body: Content,
  data: Saved,
  largestBody: 1_500_000,
  limits: [{ by: 'user', attempts: 60, seconds: 600 }],
} as const
const ofService = z.strictObject({ id: Id })
const ofCategory = z.strictObject({ slug: CategorySlug })

export const catalogPictures = {
  setServicePicture: endpoint({
    ...upload,
    path: '/operator/services/{id}/picture',
    summary: 'Show a service with this picture: square, 256 to 3,000 pixels a side, 1 MB at most; it is drawn anew',
    params: ofService,
  }),
  removeServicePicture: endpoint({
    ...operator,
    method: 'DELETE',
    path: '/operator/services/{id}/picture',
    summary: 'Show a service without a picture of its own: with that of its category, or a shape',
    params: ofService,
    data: Nothing,
  }),
  setCategoryPicture: endpoint({
    ...upload,
    path: '/operator/categories/{slug}/picture',
    summary: 'Show a category, and its services that have none, with this picture: square, 256 to 3,000 pixels a side',
    params: ofCategory,
  }),
  removeCategoryPicture: endpoint({
    ...operator,
    method: 'DELETE',
    path: '/operator/categories/{slug}/picture',
    summary: 'Show a category with its shape again',
    params: ofCategory,
    data: Nothing,
  }),
}
