import { randomUUID } from 'node:crypto'
import { after } from 'node:test'
import { api } from '@runmart/contract'
import { refillAsker } from '#features/suppliers/ask-refills.ts'
import { askStates, requestStates } from '#features/suppliers/ask-states.ts'
import { sealSupplierKey } from '#features/suppliers/secrets.ts'
import { orderSender } from '#features/suppliers/send-orders.ts'
import { sendRefills } from '#features/suppliers/send-refills.ts'
import { startPanelStandIn } from '#outside/panel-v2/stand-in.ts'
import type { PanelStandIn } from '#outside/panel-v2/stand-in-types.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import { createShop, type Shop, serviceField } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

/** A service of the stand-in that takes a link and a quantity, at 0.90 for a thousand. */
const offer = {
  service: 1,
  name: 'Followers',
  type: 'Default' as const,
  category: 'Telegram',
  rate: '0.90',
  min: '50',
  max: '10000',
  refill: true,
  cancel: true,
}

export type TestSupplier = { id: string; panel: PanelStandIn }
export type DispatchRow = {
  state: string
  supplierId: string | null
  externalId: string | null
  problem: string | null
  cost: number | null
  tries: number
  status: string | null
}

export type SuppliedShop = Shop & {
  addSupplier(it?: { callsAMinute?: number; repeatsSafely?: boolean; url?: string }): Promise<TestSupplier>
  /** A service with these suppliers in order; ten of their units make one of ours, at 1,000 dong. */
  createSuppliedService(suppliers: readonly TestSupplier[]): Promise<string>
  order(buyer: Person, serviceId: string, amount?: number, link?: string): Promise<string>
  dispatchOf(orderId: string): Promise<DispatchRow>
  /** An order of ten units, half delivered by its supplier. */
  halfDelivered(): Promise<{ supplier: TestSupplier; buyer: Person; id: string }>
  /** Makes all orders due and sends them, as the jobs would later. */
  sendDue(): Promise<void>
  /** Waits until no job of the test server sends anything; afterwards only the test sends due orders. */
  waitForSenders(): Promise<void>
  /** Checks a supplier's due orders. */
  ask(supplier: TestSupplier): Promise<void>
  /** The job of every minute. */
  requestStates(): Promise<void>
  /** Checks all open orders at all suppliers. */
  askAll(): Promise<void>
  /** Makes all refills due, and sends or checks them, as the jobs would later. */
  sendRefills(): Promise<void>
  askRefills(supplier: TestSupplier): Promise<void>
}

/** A shop with stand-in suppliers. Writes the set-up of other back office parts directly. */
export async function createSuppliedShop(server: TestServer): Promise<SuppliedShop> {
  const shop = await createShop(server)
  const { owner, config } = server
  const context = { db: server.db, log: createLog('silent', 'test') }
  const send = orderSender()
  const askRefills = refillAsker()
  const supplied: SuppliedShop = {
    ...shop,
    addSupplier: async ({ callsAMinute = 600, repeatsSafely = false, url } = {}) => {
      const panel = await startPanelStandIn()
      after(() => panel.close())
      panel.services.push({ ...offer })
      panel.balance = 1_000_000
      panel.callsAMinute = 100_000
      panel.habits.takesRequestIds = repeatsSafely
      const id = randomUUID()
      const key = sealSupplierKey(panel.access.key, config.secretsKeys)
      await owner.transaction(async (tx) => {
        await tx.run(sql`
          insert into suppliers.suppliers (id, name, kind, url, key, currency, dong_each, calls_a_minute, repeats_safely, calls_left)
          values (${id}, ${`Panel ${id.slice(0, 4)}`}, 'panel-v2', ${url ?? panel.access.url}, ${key}, 'USD', 25000, ${callsAMinute}, ${repeatsSafely}, 100)`)
        await tx.run(sql`
          insert into suppliers.offers (supplier_id, id, name, type, category, rate, min, max, can_refill, can_cancel, seen_at)
          values (${id}, '1', 'Followers', 'Default', 'Telegram', 0.90, 50, 10000, true, true, now())`)
      })
      return { id, panel }
    },
    createSuppliedService: async (suppliers) => {
      const id = await shop.createService({ mode: 'single', price: 1_000, fields: [serviceField('link', 'link')] })
      const fields = JSON.stringify({ link: { from: 'input', key: 'link' }, quantity: { from: 'amount' } })
      await owner.transaction(async (tx) => {
        for (const [position, supplier] of suppliers.entries())
          await tx.run(sql`
            insert into suppliers.sources (service_id, position, supplier_id, offer_id, units_each, fields, factor_percent)
            values (${id}, ${position}, ${supplier.id}, '1', 10, ${fields}::jsonb, 200)`)
        await tx.run(sql`update catalog.services set supplied = true where id = ${id}`)
      })
      return id
    },
    async order(buyer, serviceId, amount = 10, link = `https://t.me/${randomUUID()}`) {
      const body = { serviceId, amount, contactInfo: '@me', inputs: { link } }
      return expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey: randomUUID() })).order.id
    },
    dispatchOf: (orderId) =>
      owner.transaction((tx) =>
        tx.get<DispatchRow>(sql`
          select state, supplier_id as "supplierId", external_id as "externalId", problem, cost, tries, status
          from suppliers.dispatches where order_id = ${orderId}`),
      ),
    sendDue: async () => {
      await owner.transaction((tx) =>
        tx.run(sql`update suppliers.dispatches set due_at = now() where state in ('waiting', 'sent-now')`),
      )
      await send({}, context, config)
    },
    waitForSenders: () =>
      eventually(() =>
        owner.transaction(async (tx) => {
          // Jobs for later would run in the middle of a test.
          await tx.run(sql`
            select graphile_worker.remove_job(key) from graphile_worker.jobs
            where task_identifier = 'suppliers.send' and run_at > now() and key is not null`)
          const { isQuiet } = await tx.get<{ isQuiet: boolean }>(sql`
            select not exists (select from platform.outbox where name = 'suppliers.send')
              and not exists (select from graphile_worker.jobs where task_identifier = 'suppliers.send') as "isQuiet"`)
          return isQuiet
        }),
      ).then(() => undefined),
    ask: ({ id }) => askStates({ supplierId: id }, context, config),
    requestStates: () => requestStates(context),
    askAll: async () => {
      await owner.transaction((tx) =>
        tx.run(sql`update suppliers.dispatches set due_at = now() where state in ('sent', 'unclear')`),
      )
      const suppliers = await owner.transaction((tx) =>
        tx.all<{ supplierId: string }>(sql`select distinct supplier_id as "supplierId" from suppliers.dispatches
          where external_id is not null and state in ('sent', 'unclear') or recheck_at <= now()`),
      )
      for (const it of suppliers) await askStates(it, context, config)
    },
    sendRefills: async () => {
      await owner.transaction((tx) =>
        tx.run(sql`update suppliers.refills set due_at = now() where state in ('waiting', 'sent-now')`),
      )
      await sendRefills(context, config)
    },
    askRefills: async ({ id }) => {
      await owner.transaction((tx) =>
        tx.run(sql`update suppliers.refills set due_at = due_at - interval '1 hour' where state = 'sent'`),
      )
      await askRefills({ supplierId: id }, context, config)
    },
    halfDelivered: async () => {
      const supplier = await supplied.addSupplier()
      const buyer = await shop.createBuyer(10_000)
      const id = await supplied.order(buyer, await supplied.createSuppliedService([supplier]))
      await eventually(async () => (await supplied.dispatchOf(id)).state === 'sent')
      for (const order of supplier.panel.orders.values()) Object.assign(order, { status: 'Partial', remains: 50 })
      return { supplier, buyer, id }
    },
  }
  return supplied
}
