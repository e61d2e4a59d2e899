import { randomUUID } from 'node:crypto'
import type { ServiceDraft } from '@runmart/contract/catalog'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { insertService } from './service-queries.ts'

/** Fills an empty catalogue; one that has services is left alone. */
export async function seedServices(tx: Tx, services: readonly ServiceDraft[]): Promise<void> {
  await tx.run(sql`lock table catalog.services in share row exclusive mode`)
  if (await tx.find(sql`select from catalog.services limit 1`)) return
  for (const service of services) await insertService(tx, randomUUID(), service)
}
