import { api } from '@runmart/contract'
import type { CallOf } from '@runmart/contract/endpoint'
import type { Supplier } from '@runmart/contract/suppliers'
import type { PriceRule, SourceDraft } from '@runmart/contract/suppliers-sources'
import { startPanelStandIn } from '#outside/panel-v2/stand-in.ts'
import type { PanelStandIn, StandInService } from '#outside/panel-v2/stand-in-types.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import { createShop, type Shop } from './shop.ts'
import type { TestServer } from './test-server.ts'

export const rule: PriceRule = { factorPercent: 150, plus: 0, roundTo: 1, floor: 1 }

let made = 100

/** A service of a panel; one costs 25 dong at 25,000 dong for a dollar. */
export function panelService(it: Partial<StandInService> = {}): StandInService {
  const service = ++made
  const usual = { name: `Likes ${service}`, category: 'Likes', rate: '1.00', min: '10', max: '10000' }
  return { service, type: 'Default', ...usual, refill: true, cancel: true, ...it }
}

type SupplierBody = CallOf<typeof api.suppliers.create>['body']

/** The body that saves a supplier unchanged. */
export function toSave(it: Supplier): Omit<SupplierBody, 'key'> & { version: number } {
  const { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, status, version } = it
  const settings = { name, kind, url, currency, dongEach, callsAMinute, repeatsSafely, lowBalance, status }
  return { ...settings, sellsWhileRefused: it.sellsWhileRefused, version }
}

export type PanelShop = Shop & {
  /** A panel with these services, and a supplier of the shop for it with its offers read. */
  addPanel(
    services: readonly StandInService[],
    it?: Partial<SupplierBody>,
  ): Promise<{ panel: PanelStandIn; supplierId: string }>
  /** Reads a supplier's current offers, as an operator does. */
  sync(supplierId: string): Promise<void>
  /** Imports an offer as a service, and shows it. */
  importOffer(
    supplierId: string,
    offer: StandInService,
    it?: { rule?: PriceRule; follows?: boolean; unitsEach?: number },
  ): Promise<string>
}

export const sourceOf = (supplierId: string, offer: StandInService, it: Partial<SourceDraft> = {}): SourceDraft => ({
  supplierId,
  offerId: String(offer.service),
  unitsEach: 1,
  fields: { link: { from: 'input', key: 'link' }, quantity: { from: 'amount' } },
  rule,
  follows: false,
  ...it,
})

export async function createPanelShop(server: TestServer): Promise<PanelShop> {
  const shop = await createShop(server)
  const { call } = shop.operator
  const panels = new Map<string, PanelStandIn>()

  const sync: PanelShop['sync'] = async (id) => {
    panels.get(id)?.clearCalls()
    expectData(await call(api.suppliers.sync, { params: { id } }))
  }

  return {
    ...shop,
    sync,
    addPanel: async (services, it = {}) => {
      const panel = await startPanelStandIn()
      server.beforeClosing(() => panel.close())
      panel.services.push(...services)
      const usual = {
        name: 'A panel',
        kind: 'panel-v2',
        currency: 'USD',
        dongEach: '25000',
        callsAMinute: 600,
      } as const
      const rest = { repeatsSafely: false, lowBalance: null, status: 'active', sellsWhileRefused: false } as const
      const body = { ...usual, ...rest, ...panel.access, ...it }
      const { supplier } = expectData(await call(api.suppliers.create, { body }))
      panels.set(supplier.id, panel)
      await eventually(async () => {
        const now = expectData(await call(api.suppliers.supplier, { params: { id: supplier.id } })).supplier
        return now.balanceAt ?? now.problem
      })
      return { panel, supplierId: supplier.id }
    },
    importOffer: async (id, offer, it = {}) => {
      const offerId = String(offer.service)
      const body = { offers: [offerId], category: 'mmo', rule, unitsEach: 1, follows: false, ...it }
      const { rows } = expectData(await call(api.suppliers.previewImport, { params: { id }, body }))
      const acceptPrices = { [offerId]: rows[0]?.price ?? 0 }
      const { services } = expectData(
        await call(api.suppliers.import, { params: { id }, body: { ...body, acceptPrices } }),
      )
      return services[0]?.serviceId ?? ''
    },
  }
}
