import { api } from '@runmart/contract'
import type { ReferralInfo } from '@runmart/contract/referrals'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { sql } from '#platform/db/sql.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'
import { versionOf } from './version-of.ts'

export type ReferralCustomers = {
  /** A customer of some weeks, with their own browser and no deposit. */
  createReferrer(): Promise<Person>
  /** A referred customer with money, by default with their own browser; `deviceId` may name another, or none. */
  createReferred(by: Person, money: number, deviceId?: string | null): Promise<Person>
  /** Signs in once from this device, and from this address according to the proxy. */
  signIn(who: { email: string; password: string }, deviceId: string | null, address?: string): Promise<Person>
  placeOrder(buyer: Person, amount: number): Promise<string>
  deliver(orderId: string): Promise<void>
  /** Orders this amount and delivers it. */
  buy(buyer: Person, amount: number): Promise<string>
  refund(orderId: string, amount: number): Promise<void>
  infoOf(person: Person): Promise<ReferralInfo>
  setCommission(commissionPercent: number, holdDays: number): Promise<void>
  /** Waits until all due commissions are paid, and the person has earned this sum. */
  earns(person: Person, sum: number): Promise<void>
  /** Whether every due job is done, so that nothing more happens by itself. */
  noJobs(): Promise<boolean>
}

/** Builds customers who refer others, and their purchases. */
export async function referralCustomers(server: TestServer, shop: Shop, price: number): Promise<ReferralCustomers> {
  const service = await shop.createService({ price })
  const { operator } = shop
  const infoOf: ReferralCustomers['infoOf'] = async ({ call }) => expectData(await call(api.referrals.info))

  const signIn: ReferralCustomers['signIn'] = async ({ email, password }, deviceId, address) => {
    await fetch(`${server.url}/api/user/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(deviceId !== null && { 'x-device-id': deviceId }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      body: JSON.stringify({ email, password }),
    })
    return server.signIn({ email, password })
  }
  const placeOrder: ReferralCustomers['placeOrder'] = async ({ call }, amount) => {
    const body = { serviceId: service, amount, contactInfo: '@me' }
    const { order } = expectData(await call(api.orders.owner, { body }))
    expectData(await operator.call(api.ordersOperator.take, { params: { id: order.id } }))
    return order.id
  }
  const deliver: ReferralCustomers['deliver'] = async (id) => {
    expectData(await operator.call(api.ordersOperator.deliver, { params: { id }, body: { rest: 'delivered' } }))
  }
  const noJobs: ReferralCustomers['noJobs'] = async () => {
    const { left } = await server.owner.transaction((tx) =>
      tx.get<{ left: number }>(sql`
        select (select count(*) from platform.outbox where kind = 'job')::int
          + (select count(*) from graphile_worker.jobs where task_identifier ~ '^(orders|referrals)\.' and run_at < now() + interval '1 hour')::int as left`),
    )
    return left === 0
  }
  return {
    noJobs,
    earns: async (person, sum) => {
      await eventually(async () => (await infoOf(person)).totalEarnings === sum && (await noJobs()))
    },
    async createReferrer() {
      const person = await server.createCustomer()
      await server.owner.transaction((tx) =>
        tx.run(sql`update accounts.users set created_at = now() - interval '30 days' where id = ${person.id}`),
      )
      return signIn(person, crypto.randomUUID())
    },
    infoOf,
    signIn,
    placeOrder,
    deliver,
    async createReferred(by, money, deviceId = crypto.randomUUID()) {
      const form = await server.createCustomer()
      await server.owner.transaction((tx) =>
        tx.run(sql`update accounts.users set referred_by = ${by.id} where id = ${form.id}`),
      )
      const person = await signIn(form, deviceId)
      const legs = { [house.manual]: -money, [customerAccount(person.id)]: money }
      await server.db.transaction((tx) => post(tx, { kind: 'deposit', reference: crypto.randomUUID(), legs }))
      return person
    },
    async buy(buyer, amount) {
      const id = await placeOrder(buyer, amount)
      await deliver(id)
      return id
    },
    async refund(id, amount) {
      const body = { amount, reason: 'late' }
      expectData(await operator.call(api.ordersOperator.refundPart, { params: { id }, body }))
    },
    async setCommission(commissionPercent, holdDays) {
      const body = { commissionPercent, holdDays, version: await versionOf(operator, 'referrals') }
      expectData(await operator.call(api.referrals.saveSettings, { body }))
    },
  }
}
