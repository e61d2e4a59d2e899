import * as z from 'zod/mini'
import { endpoint, Nothing } from './endpoint.ts'
import { requiredText } from './required-text.ts'

/** The shapes that a category can have; services of bots always use `bot`. */
export const glyphs = ['mmo', 'referral', 'game', 'telegram', 'proxy', 'bot', 'other'] as const
export type GlyphName = (typeof glyphs)[number]

export const MAX_CATEGORIES = 100

/** The category's name in addresses and in the API; renaming the category keeps it. */
export const CategorySlug = z
  .string('required')
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(40, 'textTooLong'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'slugFormat'),
  )

export const Category = z.strictObject({
  slug: z.string(),
  name: z.string(),
  picture: z.nullable(z.string()),
  glyph: z.enum(glyphs),
})
export type Category = z.infer<typeof Category>

const name = requiredText(40)

export const CategoryDraft = z.strictObject({
  names: z.strictObject({ en: name, vi: name, ru: name }),
  glyph: z.enum(glyphs),
  /** The catalogue does not show its services and does not offer it as a filter. */
  hidden: z.boolean(),
})
export type CategoryDraft = z.infer<typeof CategoryDraft>

export const OperatorCategory = z.strictObject({
  slug: z.string(),
  /** The version that a save has to name. */
  version: z.int(),
  draft: CategoryDraft,
  picture: z.nullable(z.string()),
  services: z.int(),
})
export type OperatorCategory = z.infer<typeof OperatorCategory>

const operator = { access: 'operator', right: 'catalog' } as const
const params = z.strictObject({ slug: CategorySlug })

export const catalogCategories = {
  categories: endpoint({
    ...operator,
    method: 'GET',
    path: '/operator/categories',
    summary: 'List all categories in their order, with names in every language',
    data: z.strictObject({ items: z.array(OperatorCategory) }),
  }),
  createCategory: endpoint({
    ...operator,
    method: 'POST',
    path: '/operator/categories',
    summary: 'Add a category at the end (100 at most)',
    body: z.strictObject({ slug: CategorySlug, draft: CategoryDraft }),
    data: z.strictObject({ category: OperatorCategory }),
  }),
  editCategory: endpoint({
    ...operator,
    method: 'PUT',
    path: '/operator/categories/{slug}',
    summary: 'Name a category anew, give it another shape, hide or show it; customers see it right away',
    params,
    body: z.strictObject({ version: z.int(), draft: CategoryDraft }),
    data: z.strictObject({ category: OperatorCategory }),
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  removeCategory: endpoint({
    ...operator,
    method: 'DELETE',
    path: '/operator/categories/{slug}',
    summary: 'Remove a category that no service is in',
    params,
    data: Nothing,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  orderCategories: endpoint({
    ...operator,
    method: 'PUT',
    path: '/operator/categories-order',
    summary: 'Put categories into this order; those that are not named follow',
    body: z.strictObject({ slugs: z.array(CategorySlug).check(z.maxLength(MAX_CATEGORIES, 'outOfRange')) }),
    data: z.strictObject({ items: z.array(OperatorCategory) }),
  }),
}
