import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** The id of the service that has or had this slug. */
export async function findSlugOwner(reader: Reader, slug: string): Promise<string | null> {
  const owner = await reader.find<{ id: string }>(sql`
    select id from catalog.services where slug = ${slug}
    union all select service_id from catalog.old_slugs where slug = ${slug} limit 1`)
  return owner?.id ?? null
}

/** Serializes the assignment of slugs until the transaction ends. */
export async function lockSlugs(tx: Tx): Promise<void> {
  await tx.run(sql`lock table catalog.old_slugs in share row exclusive mode`)
}

/** Stores a former slug, so that it redirects. */
export async function insertOldSlug(tx: Tx, serviceId: string, slug: string): Promise<void> {
  await tx.run(sql`insert into catalog.old_slugs (slug, service_id) values (${slug}, ${serviceId})
    on conflict (slug) do nothing`)
}

export async function deleteOldSlug(tx: Tx, slug: string): Promise<void> {
  await tx.run(sql`delete from catalog.old_slugs where slug = ${slug}`)
}
