import type { BotRegistry } from '@runmart/bots/registry'
import { api } from '@runmart/contract'
import type { BotSchedule, ScheduleForm } from '@runmart/contract/bots-schedules'
import type { BotStatus } from '@runmart/contract/bots-states'
import type { Order } from '@runmart/contract/orders-order'
import { startDue } from '#features/bots/schedules/start-due.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import type { BotShop } from './bot-shop.ts'
import { expectData } from './expect-answer.ts'
import type { Person, TestServer } from './test-server.ts'

type Due = { buyer: Person; id: string }

export type ScheduleShop = {
  /** Paid days of a bot, started and stopped again. */
  orderStopped(person: Person, lines?: readonly string[]): Promise<Order>
  schedule(person: Person, id: string, when?: ScheduleForm): Promise<BotSchedule>
  scheduleOf(person: Person, id: string): Promise<BotSchedule | null>
  /** Makes the next start of a bot due a while ago. */
  makeDue(id: string, hoursAgo?: number): Promise<void>
  /** A customer whose bot is due to start. */
  createDue(): Promise<Due>
  botStatusOf(due: Due): Promise<BotStatus | null>
  /** The job of every minute; with all bots of the server, or only these. */
  runDue(bots?: BotRegistry): Promise<void>
  /** How often a bot was started by itself. */
  countStarts(person: Person, id: string): Promise<number>
}

/** Sells bots by the day, schedules them and makes their dates come. */
export async function createScheduleShop(server: TestServer, shop: BotShop): Promise<ScheduleShop> {
  const log = createLog('silent', 'test')
  const daily = await shop.createBotService('scripted', { billing: 'day', price: 10, maxAmount: 30 })
  const orderStopped: ScheduleShop['orderStopped'] = async (person, lines = ['say hi']) => {
    const { id } = await shop.uploadLines(person, daily, lines, { amount: 2 })
    return expectData(await person.call(api.bots.stop, { params: { id } })).order
  }
  const schedule: ScheduleShop['schedule'] = async ({ call }, id, when = { by: 'hours', hours: 6 }) =>
    expectData(await call(api.botSchedules.save, { params: { id }, body: when })).schedule
  const makeDue: ScheduleShop['makeDue'] = (id, hoursAgo = 0) =>
    server.owner.transaction(async (tx) => {
      await tx.run(sql`
        update bots.schedules set next_at = now() - make_interval(hours => ${hoursAgo}, secs => 1) where order_id = ${id}`)
    })
  return {
    orderStopped,
    schedule,
    makeDue,
    createDue: async () => {
      const buyer = await shop.createBuyer(1_000)
      const { id } = await orderStopped(buyer)
      await schedule(buyer, id)
      await makeDue(id)
      return { buyer, id }
    },
    botStatusOf: async ({ buyer, id }) => (await shop.run(buyer, id)).order.botStatus,
    scheduleOf: async ({ call }, id) => expectData(await call(api.botSchedules.ofOrder, { params: { id } })).schedule,
    runDue: (bots = server.shop.bots) => startDue({ db: server.db, log }, { ...server.shop, bots }),
    countStarts: async ({ call }, id) => {
      const { timeline } = expectData(await call(api.orders.order, { params: { id } }))
      return timeline.filter((it) => it.event === 'bot-started' && it.by === 'system').length
    },
  }
}
