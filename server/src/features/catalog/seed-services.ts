import { randomUUID } from 'node:crypto'
import type { ServiceDraft } from '@runmart/contract/catalog'
import type { ServicePageTexts } from '@runmart/contract/catalog-pages'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { makeSlug } from './change-slug.ts'
import { saveServicePage } from './page-queries.ts'
import { insertService } from './service-queries.ts'

export type SeededService = ServiceDraft & { page?: ServicePageTexts }

/** Fills an empty catalogue; changes nothing if there are services. */
export async function seedServices(tx: Tx, services: readonly SeededService[]): Promise<void> {
  await tx.run(sql`lock table catalog.services in share row exclusive mode`)
  if (await tx.find(sql`select from catalog.services limit 1`)) return
  for (const { page, ...service } of services) {
    const id = randomUUID()
    await insertService(tx, id, { ...service, slug: await makeSlug(tx, service.texts.en.name) })
    if (page) await saveServicePage(tx, id, page)
  }
}
