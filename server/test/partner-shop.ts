import { randomUUID } from 'node:crypto'
import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import { releaseDueShares } from '#features/partners/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

/** Partners of a shop, their services and orders, with no sign that partner and customer are one person. */
export function partnerShop(server: TestServer, shop: Shop) {
  const { operator } = shop
  const ownBrowsers = () =>
    server.owner.transaction((tx) =>
      tx.run(sql`update accounts.sessions set mark = sha256(user_id::text::bytea) where mark is null`),
    )
  const registerLongAgo = (person: Person) =>
    server.owner.transaction((tx) =>
      tx.run(sql`update accounts.users set created_at = now() - interval '30 days' where id = ${person.id}`),
    )
  return {
    registerLongAgo,
    /** An accepted partner with this share. */
    async createPartner(share = 7_000): Promise<Person> {
      const person = await server.createCustomer()
      await registerLongAgo(person)
      expectData(await person.call(api.partners.apply, { body: { offer: 'Sign-ups', contact: '@partner' } }))
      expectData(await operator.call(api.partnersOperator.accept, { params: { id: person.id }, body: { share } }))
      return person
    },
    async createServiceOf(partner: Person, share = 7_000, it: Partial<ServiceDraft> = {}): Promise<string> {
      const id = await shop.createService({ provider: 'PARTNER_PROVIDED', price: 9_999, ...it })
      const body = { partner: { id: partner.id, share } }
      expectData(await operator.call(api.partnersOperator.setService, { params: { id }, body }))
      return id
    },
    /** Orders this amount of it; returns the order's id. */
    async order(buyer: Person, serviceId: string, amount = 1): Promise<string> {
      const body = { data: { serviceId, amount, contactInfo: '@me' } }
      await ownBrowsers()
      const placed = await buyer.call(api.orders.partner, { body }, { idempotencyKey: randomUUID() })
      return expectData(placed).order.id
    },
    async deliver(partner: Person, id: string): Promise<void> {
      expectData(await partner.call(api.partnersDesk.take, { params: { id } }))
      expectData(await partner.call(api.partnersDesk.deliver, { params: { id }, body: { rest: 'delivered' } }))
    },
    /** Without the sum under review. */
    async sumsOf(partner: Person) {
      const { checking: _, ...sums } = expectData(await partner.call(api.partners.mine)).sums
      return sums
    },
    checkingOf: async (partner: Person) => expectData(await partner.call(api.partners.mine)).sums.checking,
    /** Ends the hold time of all shares, and releases them as the scheduled job does. */
    async release(): Promise<void> {
      await releaseDueShares({ db: server.db, log: createLog('silent', 'test') })
      await server.owner.transaction((tx) =>
        tx.run(sql`update orders.shares set release_at = now() where release_at is not null`),
      )
      await releaseDueShares({ db: server.db, log: createLog('silent', 'test') })
    },
  }
}
