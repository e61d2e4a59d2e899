import * as z from 'zod/mini'
import { endpoint, Id } from './endpoint.ts'

/** Where the pictures of service pages are: `/pictures/{id}`. */
export const PICTURES_PATH = '/pictures/'
/** The most bytes, and pixels per side, of an uploaded picture; the server redraws it. */
export const MAX_PICTURE_BYTES = 1024 * 1024
export const MAX_PICTURE_PIXELS = 3_000
export const MAX_PICTURES = 20

const markdown = z.string('required').check(z.trim(), z.maxLength(5_000, 'textTooLong'))

/** A service page in one language, in Markdown; the page omits empty parts. */
export const ServicePageText = z.strictObject({
  get: markdown,
  need: markdown,
  /** Questions as `###` headings, each with its answer below. */
  questions: markdown,
})
export type ServicePageText = z.infer<typeof ServicePageText>
export const pageParts = ['get', 'need', 'questions'] as const
export const blankPageText: ServicePageText = { get: '', need: '', questions: '' }

export const ServicePageTexts = z.strictObject({ en: ServicePageText, vi: ServicePageText, ru: ServicePageText })
export type ServicePageTexts = z.infer<typeof ServicePageTexts>

export const OperatorServicePage = z.strictObject({
  texts: ServicePageTexts,
  /** The version that a save has to name; 0 for the first save. */
  version: z.int(),
})
export type OperatorServicePage = z.infer<typeof OperatorServicePage>

const Html = z.strictObject({ get: z.string(), need: z.string(), questions: z.string() })

/** A stored picture, and the path for texts. */
const Picture = z.strictObject({ path: z.string(), width: z.int(), height: z.int() })

const params = z.strictObject({ id: Id })
const operator = { access: 'operator', right: 'catalog', params } as const

export const catalogPages = {
  servicePage: endpoint({
    ...operator,
    method: 'GET',
    path: '/operator/services/{id}/page',
    summary: 'Get what the page of a service says, in every language',
    data: z.strictObject({ page: OperatorServicePage }),
    refusals: ['NOT_FOUND'],
  }),
  saveServicePage: endpoint({
    ...operator,
    method: 'PUT',
    path: '/operator/services/{id}/page',
    summary: 'Save what the page of a service says; visitors see it right away',
    body: OperatorServicePage,
    data: z.strictObject({ page: OperatorServicePage }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  previewServicePage: endpoint({
    ...operator,
    method: 'POST',
    path: '/operator/services/{id}/page/preview',
    summary: 'Render texts as the page of the service would show them; nothing is saved',
    body: ServicePageText,
    data: Html,
    refusals: ['NOT_FOUND'],
  }),
  addPicture: endpoint({
    ...operator,
    method: 'POST',
    path: '/operator/services/{id}/pictures',
    summary: 'Store a picture (PNG, JPEG or WebP, Base64) for the page of a service',
    body: z.strictObject({
      content: z
        .string('required')
        .check(z.minLength(1, 'required'), z.maxLength(Math.ceil(MAX_PICTURE_BYTES / 3) * 4, 'pictureTooLarge')),
    }),
    data: z.strictObject({ picture: Picture }),
    refusals: ['NOT_FOUND'],
    largestBody: 1_500_000,
    limits: [{ by: 'user', attempts: 60, seconds: 600 }],
  }),
}
