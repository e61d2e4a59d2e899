import type { CategoryDraft, OperatorCategory } from '@runmart/contract/catalog-categories'
import { countRows } from '#platform/db/count-rows.ts'
import { query, type Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import { picturePath } from './picture-queries.ts'

type CategoryRow = Pick<Row<'catalog.categories'>, 'slug' | 'version' | 'picture'> & {
  draft: CategoryDraft
  services: number
}

/** All categories in their order. */
export function listCategories(reader: Reader): Promise<OperatorCategory[]> {
  return reader.all<CategoryRow>(sql`
    select c.slug, c.version, ${picturePath(sql`c.picture`)} as picture, jsonb_build_object('names', c.names, 'glyph', c.glyph, 'hidden', c.hidden) as draft,
      (select count(*)::int from catalog.services s where s.category = c.slug) as services
    from catalog.categories c order by c.position, c.slug`)
}

export type CategoryNames = ReadonlyMap<string, CategoryDraft['names']>

/** The names of all categories, by slug. */
export async function getCategoryNames(reader: Reader): Promise<CategoryNames> {
  const rows = await reader.all<{ slug: string; names: CategoryDraft['names'] }>(
    sql`select slug, names from catalog.categories`,
  )
  return new Map(rows.map(({ slug, names }) => [slug, names]))
}

/** The category with this slug; otherwise throws NOT_FOUND. */
export async function getCategory(tx: Tx, slug: string): Promise<OperatorCategory> {
  const category = (await listCategories(tx)).find((it) => it.slug === slug)
  if (!category) throw new Refusal('NOT_FOUND')
  return category
}

export async function requireCategory(tx: Tx, slug: string, field: string): Promise<void> {
  if (!(await keepCategory(tx, slug))) throw refuseField(field, 'choice')
}

/** Locks a category against removal until the transaction ends. Returns false for an unknown one. */
export async function keepCategory(tx: Tx, slug: string): Promise<boolean> {
  const found = await tx.find(sql`select from catalog.categories where slug = ${slug} for key share`)
  return found !== null
}

/** Locks a category until the transaction ends, so that services cannot enter it. */
export async function lockCategory(tx: Tx, slug: string): Promise<void> {
  await tx.run(sql`select from catalog.categories where slug = ${slug} for update`)
}

/** Serializes changes of categories until the transaction ends; does not block readers. */
export async function lockCategories(tx: Tx): Promise<void> {
  await tx.run(sql`lock table catalog.categories in share row exclusive mode`)
}

export function countCategories(tx: Tx): Promise<number> {
  return countRows(tx, query.selectFrom('catalog.categories'))
}

/** Returns false if the slug is taken. */
export async function insertCategory(tx: Tx, slug: string, it: CategoryDraft): Promise<boolean> {
  const inserted = await tx.find(sql`
    insert into catalog.categories (slug, position, names, glyph, hidden)
    select ${slug}, coalesce(max(position) + 1, 0), ${JSON.stringify(it.names)}::jsonb, ${it.glyph}, ${it.hidden}::boolean
    from catalog.categories on conflict (slug) do nothing returning slug`)
  return inserted !== null
}

export async function updateCategory(tx: Tx, slug: string, it: CategoryDraft): Promise<void> {
  await tx.run(sql`
    update catalog.categories set names = ${JSON.stringify(it.names)}::jsonb, glyph = ${it.glyph}, hidden = ${it.hidden},
      version = version + 1
    where slug = ${slug}`)
}

export async function deleteCategory(tx: Tx, slug: string): Promise<void> {
  await tx.run(sql`delete from catalog.categories where slug = ${slug}`)
}

/** Puts the named categories first, in this order; the others keep theirs. */
export async function updateCategoryOrder(tx: Tx, slugs: readonly string[]): Promise<void> {
  await tx.run(sql`
    update catalog.categories c set position = it.position
    from (select slug, row_number() over (order by array_position(${[...slugs]}::text[], slug) nulls last, position, slug)
      as position from catalog.categories) as it
    where c.slug = it.slug and c.position <> it.position`)
}
