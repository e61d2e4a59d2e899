import assert from 'node:assert/strict'
import type { StandInOrder } from '#outside/panel-v2/stand-in-types.ts'
import { eventually } from './eventually.ts'
import type { DispatchRow, SuppliedShop, TestSupplier } from './supplied-shop.ts'
import type { Person } from './test-server.ts'

type SentOrder = { buyer: Person; id: string; there: StandInOrder }

/** Waits for orders that are at suppliers. */
export function sentOrders(shop: SuppliedShop) {
  /** Waits until an order is in this state at suppliers. */
  const isIn = (id: string, state: string): Promise<DispatchRow> =>
    eventually(async () => {
      const found = await shop.dispatchOf(id)
      return found.state === state && found
    })
  /** A sent order of ten, a hundred at the supplier, by a customer who had ten times its price. */
  const sentOrder = async (suppliers: readonly TestSupplier[]): Promise<SentOrder> => {
    const service = await shop.createSuppliedService(suppliers)
    const buyer = await shop.createBuyer(100_000)
    const id = await shop.order(buyer, service)
    const { externalId, supplierId } = await isIn(id, 'sent')
    const { panel } = suppliers.find((it) => it.id === supplierId) ?? {}
    const there = panel?.orders.get(Number(externalId))
    assert.ok(there)
    return { buyer, id, there }
  }
  return { isIn, sentOrder }
}
