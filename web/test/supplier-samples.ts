import type { Supplier } from '@runmart/contract/suppliers'
import type { SupplierAccount } from '@runmart/contract/suppliers-money'
import type { Offer } from '@runmart/contract/suppliers-sources'

/** A supplier that answers. */
export const supplier: Supplier = {
  id: '7f1c2a90-0000-4000-8000-0000000000a1',
  version: 3,
  name: 'Alpha Panel',
  kind: 'panel-v2',
  url: 'https://alpha.example/api/v2',
  currency: 'USD',
  dongEach: '25400',
  callsAMinute: 60,
  repeatsSafely: false,
  lowBalance: null,
  status: 'active',
  sellsWhileRefused: false,
  accountProblem: null,
  balance: '100.84292',
  balanceAt: '2026-11-15T08:00:00.000Z',
  syncedAt: '2026-11-15T08:00:00.000Z',
  openUntil: null,
  problem: null,
  problems: [],
  counts: { offers: 2, services: 1, openOrders: 4, unclearOrders: 0 },
}

/** The same by the shop's books, which agree with what it tells. */
export const supplierAccount: SupplierAccount = {
  id: supplier.id,
  name: supplier.name,
  currency: 'USD',
  dongEach: '25400',
  paidIn: 2_540_000,
  cost: 15_240,
  left: 2_524_760,
  balance: '99.4',
  balanceAt: '2026-11-15T08:00:00.000Z',
  told: 2_524_760,
  difference: 0,
}

/** An offer of a supplier; 0.90 USD for 1,000. */
export const offer: Offer = {
  id: '101',
  name: 'Telegram members, 30 days',
  type: 'Default',
  category: 'Telegram',
  rate: '0.9',
  costEach: '22.86',
  min: 100,
  max: 50_000,
  canRefill: true,
  canCancel: true,
  goneAt: null,
  services: [],
}
