import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import type { Client } from '@runmart/contract/client'
import { createService } from '../catalog/create-service.ts'
import { dataOf } from '../orders/buyer.ts'

export const PRICE = 2_000

/** Proxies in the address range for examples; no other journey adds the same ones. */
export function proxies(count: number): string[] {
  const run = crypto.randomUUID().slice(0, 8)
  return Array.from({ length: count }, (_, at) => `192.0.2.${at}:8080:${run}:pass-${at}`)
}

/** Creates a service for selling from stock; returns its id. */
export async function createSellable(operator: Client, changes: Partial<ServiceDraft> = {}): Promise<string> {
  return (await createService(operator, { price: PRICE, minAmount: 1, maxAmount: 100, ...changes })).id
}

/** Creates a service with items in stock; returns its id. */
export async function createStocked(operator: Client, lines: string[]): Promise<string> {
  const id = await createSellable(operator)
  dataOf(await operator(api.stock.add, { params: { id }, body: { lines } }))
  return id
}

/** Creates a service from stock with a warranty, which replaces that share of items by itself; returns its id. */
export async function createWithWarranty(operator: Client, lines: string[], replacePercent: number): Promise<string> {
  const params = { id: await createSellable(operator, { warrantyDays: 30 }) }
  const { stock } = dataOf(await operator(api.stock.add, { params, body: { lines } }))
  const body = { version: stock.version, settings: { ...stock.settings, replacePercent } }
  dataOf(await operator(api.stock.saveSettings, { params, body }))
  return params.id
}
