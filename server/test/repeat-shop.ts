import type { BotRegistry } from '@runmart/bots/registry'
import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import type { RepeatForm, RepeatPlan } from '@runmart/contract/repeats'
import { orderDue } from '#features/repeats/order-due.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData } from './expect-answer.ts'
import { runConcurrently, type Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

export type RepeatShop = {
  order(person: Person, serviceId: string, more?: object): Promise<string>
  /** Orders once and repeats that. */
  repeat(person: Person, serviceId: string, form?: Partial<RepeatForm>, more?: object): Promise<RepeatPlan>
  /** Changes a service as an operator does. */
  editService(id: string, changes: Partial<ServiceDraft>): Promise<void>
  plansOf(person: Person): Promise<RepeatPlan[]>
  /** Makes a plan due a while ago, and moves its beginning with it. */
  makeDue(plan: RepeatPlan, daysAgo?: number): Promise<void>
  /** Customers with one order each that is due for a repetition. */
  createDue(count: number, serviceId: string): Promise<{ people: Person[]; plans: RepeatPlan[] }>
  /** The customer's number of orders, the first included, and the balance. */
  stateOf(person: Person): Promise<{ ordered: number | undefined; orders: number; balance: number }>
  /** The job of every minute; with all bots of the server, or only these. */
  runDue(bots?: BotRegistry): Promise<void>
}

/** Orders, repeats them and makes their dates come. */
export function createRepeatShop(
  server: TestServer,
  shop: Pick<Shop, 'operator' | 'createBuyer' | 'balanceOf'>,
): RepeatShop {
  const { operator } = shop
  const log = createLog('silent', 'test')
  const order: RepeatShop['order'] = async ({ call }, serviceId, more = {}) => {
    const body = { serviceId, amount: 1, contactInfo: '@me', ...more }
    return expectData(await call(api.orders.owner, { body })).order.id
  }
  const repeat: RepeatShop['repeat'] = async (person, serviceId, form = {}, more = {}) => {
    const params = { id: await order(person, serviceId, more) }
    return expectData(await person.call(api.repeats.create, { params, body: { every: 'week', ...form } })).plan
  }
  const plansOf: RepeatShop['plansOf'] = async ({ call }) => expectData(await call(api.repeats.list)).items
  const makeDue: RepeatShop['makeDue'] = ({ id }, daysAgo = 0) =>
    server.owner.transaction(async (tx) => {
      await tx.run(sql`
        update repeats.plans set next_at = now() - make_interval(days => ${daysAgo}, secs => 1),
          begins = to_char(begins::timestamp - (next_at - now()) - make_interval(days => ${daysAgo}), 'YYYY-MM-DD"T"HH24:MI:SS')
        where id = ${id}`)
    })
  return {
    order,
    repeat,
    plansOf,
    makeDue,
    createDue: async (count, serviceId) => {
      const people = await runConcurrently(count, () => shop.createBuyer(5_000))
      const plans = await Promise.all(people.map((it) => repeat(it, serviceId)))
      for (const it of plans) await makeDue(it)
      return { people, plans }
    },
    stateOf: async (person) => {
      const [plan] = await plansOf(person)
      const { total } = expectData(await person.call(api.orders.history))
      return { ordered: plan?.ordered, orders: total, balance: await shop.balanceOf(person) }
    },
    editService: async (id, changes) => {
      const { service } = expectData(await operator.call(api.catalog.offeredService, { params: { id } }))
      const { version, draft } = service
      const body = { version, seenAvailability: draft.availability, draft: { ...draft, ...changes } }
      expectData(await operator.call(api.catalog.editService, { params: { id }, body }))
    },
    runDue: (bots = server.shop.bots) => orderDue({ db: server.db, log }, { ...server.shop, bots }),
  }
}
