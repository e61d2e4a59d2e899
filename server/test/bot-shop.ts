import { api } from '@runmart/contract'
import type { LineDone, OrderRun } from '@runmart/contract/bots'
import type { ServiceDraft } from '@runmart/contract/catalog'
import type { Order } from '@runmart/contract/orders-order'
import { sql } from '#platform/db/sql.ts'
import { eventually } from './eventually.ts'
import { expectData } from './expect-answer.ts'
import { createShop, type Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

export const LINE_PRICE = 10

export type BotShop = Shop & {
  /** A service of a bot, by default billed by the line; returns its id. */
  createBotService(botId: string, it?: Partial<ServiceDraft>): Promise<string>
  uploadLines(buyer: Person, serviceId: string, lines: readonly string[], more?: object): Promise<Order>
  run(buyer: Person, id: string): Promise<OrderRun>
  /** Waits until the run fits the condition. */
  waitForRun(buyer: Person, id: string, is: (it: OrderRun) => boolean): Promise<OrderRun>
  /** All rows, or those with these statuses. */
  results(buyer: Person, id: string, status?: string): Promise<LineDone[]>
}

export async function createBotShop(server: TestServer): Promise<BotShop> {
  const shop = await createShop(server)
  const run: BotShop['run'] = async (buyer, id) => {
    const { order, run: it } = expectData(await buyer.call(api.bots.run, { params: { id } }))
    return { order, run: it }
  }
  return {
    ...shop,
    createBotService: (botId, it = {}) =>
      shop.createService({
        serviceType: 'AUTO_BOT',
        provider: 'USER_PROVIDED',
        price: LINE_PRICE,
        maxAmount: 100_000,
        botId,
        ...it,
      }),
    async uploadLines(buyer, serviceId, lines, more = {}) {
      const body = { serviceId, contactInfo: '@me', fileName: 'lines.txt', content: lines.join('\n'), ...more }
      return expectData(await buyer.call(api.orders.autoBotUpload, { body })).order
    },
    run,
    waitForRun: (buyer, id, is) =>
      eventually(async () => {
        const found = await run(buyer, id)
        return is(found) ? found : null
      }),
    async results(buyer, id, status) {
      const rows: LineDone[] = []
      for (let page = 1; ; page++) {
        const query = { limit: '100', page: String(page), ...(status && { status }) }
        const { items, total } = expectData(await buyer.call(api.bots.results, { params: { id }, query }))
        rows.push(...items)
        if (rows.length >= total || items.length === 0) return rows
      }
    },
  }
}

/** Starts, pauses or stops a bot as its customer does. */
export const act = (buyer: Person, what: 'start' | 'pause' | 'stop', id: string) =>
  buyer.call(api.bots[what], { params: { id } })

export async function untilReleased({ db }: TestServer, orderId: string): Promise<void> {
  await eventually(async () => {
    const { holder } = await db.transaction((tx) =>
      tx.get<{ holder: string | null }>(sql`select holder from bots.runs where order_id = ${orderId}`),
    )
    return holder === null
  })
}

/** This many different lines with a common beginning. */
export const makeLines = (count: number, words = 'line') => Array.from({ length: count }, (_, at) => `${words} ${at}`)
