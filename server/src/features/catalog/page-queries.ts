import { blankPageText, type OperatorServicePage, type ServicePageTexts } from '@runmart/contract/catalog-pages'
import { languages } from '@runmart/contract/languages'
import type { Row } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { PictureSize } from '#platform/render-markdown.ts'

/** The operators' text about a service; version 0 and empty texts without one. */
export async function getServicePage(reader: Reader, serviceId: string): Promise<OperatorServicePage> {
  const page = await reader.find<{ texts: ServicePageTexts; version: number }>(
    sql`select texts, version from catalog.service_pages where service_id = ${serviceId}`,
  )
  const blank = Object.fromEntries(languages.map((it) => [it, blankPageText])) as ServicePageTexts
  return page ?? { texts: blank, version: 0 }
}

export async function saveServicePage(tx: Tx, serviceId: string, texts: ServicePageTexts): Promise<void> {
  await tx.run(sql`insert into catalog.service_pages (service_id, texts) values (${serviceId}, ${JSON.stringify(texts)}::jsonb)
    on conflict (service_id) do update set texts = excluded.texts, version = catalog.service_pages.version + 1`)
}

/** The sizes of a service's pictures, by id. */
export async function listPictureSizes(reader: Reader, serviceId: string): Promise<Map<string, PictureSize>> {
  const rows = await reader.all<Pick<Row<'catalog.pictures'>, 'id' | 'width' | 'height'>>(
    sql`select id, width, height from catalog.pictures where service_id = ${serviceId}`,
  )
  return new Map(rows.map(({ id, ...size }) => [id, size]))
}

type Picture = Omit<Row<'catalog.pictures'>, 'createdAt'>

export async function insertPicture(tx: Tx, it: Picture): Promise<void> {
  await tx.run(sql`insert into catalog.pictures (id, service_id, type, width, height, bytes)
    values (${it.id}, ${it.serviceId}, ${it.type}, ${it.width}, ${it.height}, ${it.bytes})`)
}

/** Copies a picture for another service. */
export async function copyPicture(
  tx: Tx,
  from: string,
  { id, serviceId }: Pick<Picture, 'id' | 'serviceId'>,
): Promise<void> {
  await tx.run(sql`insert into catalog.pictures (id, service_id, type, width, height, bytes)
    select ${id}, ${serviceId}, type, width, height, bytes from catalog.pictures where id = ${from}`)
}

export function findPicture(reader: Reader, id: string): Promise<Pick<Picture, 'type' | 'bytes'> | null> {
  return reader.find(sql`select type, bytes from catalog.pictures where id = ${id}`)
}

export async function countPictures(tx: Tx, serviceId: string): Promise<number> {
  const { count } = await tx.get<{ count: number }>(
    sql`select count(*)::int as count from catalog.pictures where service_id = ${serviceId}`,
  )
  return count
}
