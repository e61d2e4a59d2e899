import * as z from 'zod/mini'
import { endpoint, Id } from './endpoint.ts'

/** Where the pictures of service pages are: `/pictures/{id}`. */
export const PICTURES_PATH = '/pictures/'
/** What a picture that is sent may have, and each of its sides; it is drawn anew from that. */
export const MAX_PICTURE_BYTES = 1024 * 1024
export const MAX_PICTURE_PIXELS = 3_000
/** Pictures that a service may have. */
export const MAX_PICTURES = 20

const markdown = z.string('required').check(z.trim(), z.maxLength(5_000, 'textTooLong'))

/** What a page says of a service in one language, in Markdown; what is empty is left out of the page. */
export const ServicePageText = z.strictObject({
  /** What the customer gets. */
  get: markdown,
  /** What the shop needs from the customer. */
  need: markdown,
  /** Questions as `###` headings, each with its answer below. */
  questions: markdown,
})
export type ServicePageText = z.infer<typeof ServicePageText>
export const pageParts = ['get', 'need', 'questions'] as const
export const blankPageText: ServicePageText = { get: '', need: '', questions: '' }

export const ServicePageTexts = z.strictObject({ en: ServicePageText, vi: ServicePageText, ru: ServicePageText })
export type ServicePageTexts = z.infer<typeof ServicePageTexts>

/** The page of a service as operators write it. */
export const OperatorServicePage = z.strictObject({
  texts: ServicePageTexts,
  /** The last change, told back when saving; 0 before the first. */
  version: z.int(),
})
export type OperatorServicePage = z.infer<typeof OperatorServicePage>

/** Parts of a page as HTML that is safe to show. */
const Html = z.strictObject({ get: z.string(), need: z.string(), questions: z.string() })

/** A stored picture, and how a text names it. */
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
