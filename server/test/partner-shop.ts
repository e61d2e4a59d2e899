import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import { releaseDueShares } from '#features/partners/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

/** Partners of a shop, their services, and orders of them. */
export function partnerShop(server: TestServer, shop: Shop) {
  const { operator } = shop
  return {
    /** Somebody who applied and was accepted with this share. */
    async createPartner(share = 7_000): Promise<Person> {
      const person = await server.createCustomer()
      expectData(await person.call(api.partners.apply, { body: { offer: 'Sign-ups', contact: '@partner' } }))
      expectData(await operator.call(api.partnersOperator.accept, { params: { id: person.id }, body: { share } }))
      return person
    },
    /** A service that is this partner's. */
    async createServiceOf(partner: Person, share = 7_000, it: Partial<ServiceDraft> = {}): Promise<string> {
      const id = await shop.createService({ provider: 'PARTNER_PROVIDED', price: 9_999, ...it })
      const body = { partner: { id: partner.id, share } }
      expectData(await operator.call(api.partnersOperator.setService, { params: { id }, body }))
      return id
    },
    /** Orders so many of it; returns the order's id. */
    async order(buyer: Person, serviceId: string, amount = 1): Promise<string> {
      const body = { data: { serviceId, amount, contactInfo: '@me' } }
      const placed = await buyer.call(api.orders.partner, { body }, { idempotencyKey: randomUUID() })
      return expectData(placed).order.id
    },
    async deliver(partner: Person, id: string): Promise<void> {
      expectData(await partner.call(api.partnersDesk.take, { params: { id } }))
      expectData(await partner.call(api.partnersDesk.deliver, { params: { id }, body: { rest: 'delivered' } }))
    },
    sumsOf: async (partner: Person) => expectData(await partner.call(api.partners.mine)).sums,
    /** Lets the hold of all shares be over, and has them released as the clock does. */
    async release(): Promise<void> {
      await releaseDueShares({ db: server.db, log: createLog('silent', 'test') })
      await server.owner.transaction((tx) =>
        tx.run(sql`update orders.shares set release_at = now() where release_at is not null`),
      )
      await releaseDueShares({ db: server.db, log: createLog('silent', 'test') })
    },
  }
}
