import { catalog, type OperatorService, type ServiceDraft } from '@runmart/contract/catalog'
import type { Client } from '@runmart/contract/client'
import { dataOf, newIdempotencyKey } from '../orders/buyer.ts'

/**
 * Creates a copy of a demo service that a journey may change. All journeys share the demo services and their prices.
 */
export async function createService(
  operator: Client,
  changes: Partial<ServiceDraft> = {},
  name = `Probe ${crypto.randomUUID().slice(0, 8)}`,
): Promise<OperatorService> {
  const [known] = dataOf(await operator(catalog.offered, { query: { q: 'Telegram channel setup' } })).items
  if (!known) throw new Error('The demo shop has no such service')
  const text = { name, description: name }
  const { slug: _, ...draft } = known.draft
  const body = { ...draft, fields: [], availability: null, texts: { en: text, vi: text, ru: text }, ...changes }
  return dataOf(await operator(catalog.createService, { body }, newIdempotencyKey())).service
}
