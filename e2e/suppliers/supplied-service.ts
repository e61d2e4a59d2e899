import { api } from '@runmart/contract'
import type { Client } from '@runmart/contract/client'
import { startPanelStandIn } from '../../server/src/outside/panel-v2/stand-in.ts'
import type { PanelStandIn } from '../../server/src/outside/panel-v2/stand-in-types.ts'
import { dataOf, newIdempotencyKey } from '../orders/buyer.ts'

/** 0.90 dollars for 1,000, at 25,400 dong: one costs 22.86 dong, and 30 at the usual rule. */
export const followers = {
  service: 101,
  name: 'Followers with refill',
  type: 'Default' as const,
  category: 'Telegram',
  rate: '0.90',
  min: '100',
  max: '10000',
  refill: true,
  cancel: true,
}
export const DONG_EACH = '25400'

/** A panel that sells followers; the caller closes it. */
export async function startPanel(): Promise<PanelStandIn> {
  const panel = await startPanelStandIn()
  panel.services.push(followers)
  return panel
}

export async function addSupplier(operator: Client, { access, habits }: PanelStandIn, name: string): Promise<string> {
  const repeatsSafely = habits.takesRequestIds
  const rate = { currency: 'USD', dongEach: DONG_EACH, callsAMinute: 60 }
  const settings = { ...rate, repeatsSafely, lowBalance: null, sellsWhileRefused: false }
  const body = { ...settings, ...access, name, kind: 'panel-v2', status: 'active' } as const
  const { supplier } = dataOf(await operator(api.suppliers.create, { body }, newIdempotencyKey()))
  const params = { id: supplier.id }
  dataOf(await operator(api.suppliers.sync, { params }))
  return supplier.id
}

/** Pauses a supplier, so that the shop does not call a closed panel. */
export async function pauseSupplier(operator: Client, id: string): Promise<void> {
  const found = dataOf(await operator(api.suppliers.list)).items.find((it) => it.id === id)
  if (!found) throw new Error('The supplier is there')
  const { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, sellsWhileRefused, version } =
    found
  const settings = { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, sellsWhileRefused }
  const body = { ...settings, status: 'paused' as const, version }
  dataOf(await operator(api.suppliers.save, { params: { id }, body }, newIdempotencyKey()))
}

/** A service from its offer, which customers can order; returns its id. */
export async function importFollowers(operator: Client, supplierId: string): Promise<string> {
  const [category] = dataOf(await operator(api.catalogCategories.categories, {})).items
  const body = {
    offers: [String(followers.service)],
    category: category?.slug ?? '',
    rule: { factorPercent: 130, plus: 0, roundTo: 1, floor: 1 },
    unitsEach: 1,
    follows: false,
    acceptPrices: { [followers.service]: 30 },
  }
  const params = { id: supplierId }
  const { services } = dataOf(await operator(api.suppliers.import, { params, body }, newIdempotencyKey()))
  const id = services[0]?.serviceId ?? ''
  await showService(operator, id)
  return id
}

/** Imported services stay hidden until an operator shows them. */
export async function showService(operator: Client, id: string): Promise<void> {
  const { service } = dataOf(await operator(api.catalog.offeredService, { params: { id } }))
  const draft = { ...service.draft, visibility: 'shown' as const }
  const body = { version: service.version, seenAvailability: service.draft.availability, draft }
  dataOf(await operator(api.catalog.editService, { params: { id }, body }))
}
