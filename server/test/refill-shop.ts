import { api } from '@runmart/contract'
import type { OperatorClaim } from '@runmart/contract/warranty-operator'
import { sql } from '#platform/db/sql.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import type { SuppliedShop, TestSupplier } from './supplied-shop.ts'
import type { Person, TestServer } from './test-server.ts'
import { claimed } from './warranty-shop.ts'

type Delivered = { buyer: Person; id: string; supplier: TestSupplier }
type RefillRow = { state: string; tries: number; refillId: string | null; problem: string | null }

/** Orders that suppliers have delivered, claims about them, and the states of their refills. */
export function refillShop(server: TestServer, shop: SuppliedShop) {
  const { owner } = server
  const run = (statement: ReturnType<typeof sql>) => owner.transaction((tx) => tx.run(statement))
  const it = {
    /** An order with a warranty that a supplier has delivered. */
    async deliver({ canRefill = true } = {}): Promise<Delivered> {
      const supplier = await shop.addSupplier()
      const service = await shop.createSuppliedService([supplier])
      await owner.transaction(async (tx) => {
        await tx.run(sql`update catalog.services set warranty_days = 30 where id = ${service}`)
        await tx.run(sql`update suppliers.offers set can_refill = ${canRefill} where supplier_id = ${supplier.id}`)
      })
      const buyer = await shop.createBuyer(10_000)
      const id = await shop.order(buyer, service)
      await eventually(async () => (await shop.dispatchOf(id)).state === 'sent')
      for (const order of supplier.panel.orders.values()) Object.assign(order, { status: 'Completed', remains: 0 })
      await shop.askAll()
      // A job of the test server may be applying the answer at the same moment.
      await eventually(async () => (await shop.dispatchOf(id)).state === 'done')
      return { buyer, id, supplier }
    },
    /** Claims three of its ten units. */
    claim: ({ buyer, id }: Delivered) => claimed(buyer, id, { missing: 3, text: 'Three left' }),
    refillOf: (claimId: string): Promise<RefillRow> =>
      owner.transaction((tx) =>
        tx.get(sql`
          select state, tries, refill_id as "refillId", problem from suppliers.refills where claim_id = ${claimId}`),
      ),
    /** A claim as operators see it, once it is ready. */
    async claimOf(orderId: string, isReady: (claim: OperatorClaim) => boolean = () => true): Promise<OperatorClaim> {
      return eventually(async () => {
        const found = await shop.operator.call(api.warrantyOperator.ofOrder, { params: { id: orderId } })
        const [claim] = expectData(found).claims
        return claim && isReady(claim) ? claim : undefined
      })
    },
    /** A claim with a refill that is not queued, so that no job of the test server takes it. */
    async waitingRefill() {
      const delivered = await it.deliver({ canRefill: false })
      const { id: claimId } = await it.claim(delivered)
      const { id: orderId, supplier } = delivered
      await run(sql`
        insert into suppliers.refills (claim_id, order_id, supplier_id, external_id)
        select ${claimId}, order_id, supplier_id, external_id from suppliers.dispatches where order_id = ${orderId}`)
      await run(sql`update warranty.claims set turn = 'supplier' where id = ${claimId}`)
      return { claimId, orderId, supplier }
    },
  }
  return it
}
