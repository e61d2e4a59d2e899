import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import type { Order } from '@runmart/contract/orders-order'
import type { WarrantyClaim } from '@runmart/contract/warranty-claims'
import { expectData } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person } from './test-server.ts'

let made = 0

/** A service from stock with this many items, of which the shop replaces a part without an operator. */
export async function createStockedService(
  shop: Shop,
  it: { items: number; replacePercent?: number; price?: number; warrantyDays?: number | null },
): Promise<string> {
  const { items, replacePercent = 0, price = 1_000, warrantyDays = 30 } = it
  const id = await shop.createService({ price, warrantyDays })
  const lines = Array.from({ length: items }, () => `claimable-${++made}`)
  const { stock } = expectData(await shop.operator.call(api.stock.add, { params: { id }, body: { lines } }))
  const body = { version: stock.version, settings: { ...stock.settings, replacePercent } }
  expectData(await shop.operator.call(api.stock.saveSettings, { params: { id }, body }))
  return id
}

/** An order of a service from stock, with the ids of its items. */
export async function buyItems(
  { call }: Person,
  serviceId: string,
  amount: number,
): Promise<{ order: Order; items: string[] }> {
  const body = { serviceId, amount, contactInfo: '@me' }
  const { order } = expectData(await call(api.orders.owner, { body }, { idempotencyKey: randomUUID() }))
  return { order, items: (await goodsOf(call, order.id)).map((it) => it.id) }
}

/** The items of an order in use, without replaced ones. */
export async function goodsOf(call: Person['call'], id: string) {
  const { items } = expectData(await call(api.goods.mine, { params: { id } }))
  return items.filter((it) => it.replacedBy === null)
}

export async function countsOf(shop: Shop, id: string): Promise<number[] | null> {
  const { stock } = expectData(await shop.operator.call(api.stock.stock, { params: { id } }))
  return stock && [stock.counts.free, stock.counts.sold]
}

type Claimed = { items?: string[]; missing?: number; text?: string }

/** Claims the warranty of an order, by default with a new key. */
export function claim(call: Person['call'], id: string, it: Claimed, idempotencyKey: string = randomUUID()) {
  return call(api.warranty.claim, { params: { id }, body: { text: 'Does not work', ...it } }, { idempotencyKey })
}

/** A claim that waits for an operator. */
export async function claimed(person: Person, id: string, it: Claimed): Promise<WarrantyClaim> {
  return expectData(await claim(person.call, id, it)).claim
}
