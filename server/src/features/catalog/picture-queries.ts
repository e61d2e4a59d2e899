import { PICTURES_PATH } from '@runmart/contract/catalog-pages'
import type { Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

type TilePicture = Omit<Row<'catalog.tile_pictures'>, 'createdAt'>

/** The URL path of the picture with this hash, in SQL; null without a hash. */
export function picturePath(hash: Sql): Sql {
  return sql`${PICTURES_PATH}::text || ${hash}`
}

/** The picture with this hash; null for an unknown hash. */
export function findTilePicture(reader: Reader, hash: string): Promise<Pick<TilePicture, 'type' | 'bytes'> | null> {
  return reader.find(sql`select type, bytes from catalog.tile_pictures where hash = ${hash}`)
}

/** Serializes changes of pictures, so that no transaction deletes a picture that another is about to use. */
export async function lockPictures(tx: Tx): Promise<void> {
  await tx.run(sql`lock table catalog.tile_pictures in share row exclusive mode`)
}

/** Stores a picture; equal ones share one row. */
export async function insertTilePicture(tx: Tx, { hash, type, bytes }: TilePicture): Promise<void> {
  await tx.run(sql`insert into catalog.tile_pictures (hash, type, bytes) values (${hash}, ${type}, ${bytes})
    on conflict (hash) do nothing`)
}

export async function updateServicePicture(tx: Tx, serviceId: string, hash: string | null): Promise<void> {
  await tx.run(sql`update catalog.services set picture = ${hash} where id = ${serviceId}`)
}

export async function updateCategoryPicture(tx: Tx, slug: string, hash: string | null): Promise<void> {
  await tx.run(sql`update catalog.categories set picture = ${hash} where slug = ${slug}`)
}

export async function copyTilePicture(tx: Tx, from: string, to: string): Promise<void> {
  await tx.run(sql`update catalog.services set picture = (select picture from catalog.services where id = ${from})
    where id = ${to}`)
}

/** Deletes pictures that no service and no category uses. */
export async function deleteUnusedPictures(tx: Tx): Promise<void> {
  await tx.run(sql`delete from catalog.tile_pictures p
    where not exists (select from catalog.services where picture = p.hash)
      and not exists (select from catalog.categories where picture = p.hash)`)
}
