import * as z from 'zod/mini'
import { CategorySlug } from './catalog-categories.ts'
import { endpoint, Id, Nothing } from './endpoint.ts'

/** The picture of a service or a category is a square of at least so many pixels a side, and at most so many. */
export const MIN_TILE_PIXELS = 256
export const MAX_TILE_PIXELS = 1_024
/** Lists show dozens of them. */
export const MAX_TILE_BYTES = 256 * 1024

const Content = z.strictObject({
  /** PNG, JPEG or WebP, in Base64. */
  content: z
    .string('required')
    .check(z.minLength(1, 'required'), z.maxLength(Math.ceil(MAX_TILE_BYTES / 3) * 4, 'pictureTooHeavy')),
})
const Saved = z.strictObject({
  /** Where it is. */
  picture: z.string(),
})

const operator = { access: 'operator', right: 'catalog', refusals: ['NOT_FOUND'] } as const
const upload = {
  ...operator,
  method: 'PUT',
  body: Content,
  data: Saved,
  largestBody: 400_000,
  limits: [{ by: 'user', attempts: 60, seconds: 600 }],
} as const
const ofService = z.strictObject({ id: Id })
const ofCategory = z.strictObject({ slug: CategorySlug })

export const catalogPictures = {
  setServicePicture: endpoint({
    ...upload,
    path: '/operator/services/{id}/picture',
    summary: 'Show a service with this picture: square, 256 to 1,024 pixels a side, 256 KB at most',
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
    summary: 'Show a category, and its services that have none, with this picture: square, 256 to 1,024 pixels a side',
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
