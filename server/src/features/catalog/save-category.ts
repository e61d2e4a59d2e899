import type { api } from '@runmart/contract'
import { MAX_CATEGORIES, type OperatorCategory } from '@runmart/contract/catalog-categories'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import {
  countCategories,
  deleteCategory,
  getCategory,
  insertCategory,
  listCategories,
  lockCategories,
  lockCategory,
  updateCategory,
  updateCategoryOrder,
} from './category-queries.ts'
import { deleteUnusedPictures, lockPictures } from './picture-queries.ts'

type Saved = Promise<Result<{ category: OperatorCategory }>>

/** Adds a category after the others. */
export async function createCategory(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.catalogCategories.createCategory>,
): Saved {
  await lockCategories(tx)
  if ((await countCategories(tx)) >= MAX_CATEGORIES) throw refuseField('slug', 'outOfRange')
  if (!(await insertCategory(tx, body.slug, body.draft))) throw refuseField('slug', 'categoryTaken')
  const entry = { action: 'catalog.create-category', subject: body.slug, details: { after: body.draft } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { category: await getCategory(tx, body.slug) }, notice: 'messages.categorySaved' }
}

/** Changes a category; throws if another operator changed it since this one loaded it. */
export async function editCategory(
  tx: Tx,
  { params, body, caller, request }: HandlerInput<typeof api.catalogCategories.editCategory>,
): Saved {
  await lockCategories(tx)
  const before = await getCategory(tx, params.slug)
  if (before.version !== body.version) throw new Refusal('CONFLICT')
  await updateCategory(tx, before.slug, body.draft)
  const details = { before: before.draft, after: body.draft }
  const entry = { action: 'catalog.edit-category', subject: before.slug, details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { category: await getCategory(tx, before.slug) }, notice: 'messages.categorySaved' }
}

/** Removes an empty category. One with services stays, so that every order has a category. */
export async function removeCategory(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.catalogCategories.removeCategory>,
): Promise<Result<null>> {
  await lockCategories(tx)
  await lockCategory(tx, params.slug)
  const { slug, draft, services } = await getCategory(tx, params.slug)
  if (services > 0) throw new Refusal('CONFLICT')
  await lockPictures(tx)
  await deleteCategory(tx, slug)
  await deleteUnusedPictures(tx)
  const entry = { action: 'catalog.remove-category', subject: slug, details: { before: draft } } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: null, notice: 'messages.categoryRemoved' }
}

/** Sorts the categories; customers' filters use the same order. */
export async function orderCategories(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.catalogCategories.orderCategories>,
): Promise<Result<{ items: OperatorCategory[] }>> {
  await lockCategories(tx)
  const slugs = (items: readonly OperatorCategory[]) => items.map(({ slug }) => slug)
  const before = await listCategories(tx)
  await updateCategoryOrder(tx, body.slugs)
  const items = await listCategories(tx)
  const details = { before: { order: slugs(before) }, after: { order: slugs(items) } }
  const entry = { action: 'catalog.order-categories', subject: 'categories', details } as const
  writeAudit(tx, { operatorId: caller.userId, address: request.address, ...entry })
  return { data: { items } }
}
