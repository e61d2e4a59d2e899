import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { api } from '@runmart/contract'
import { addressOf } from '@runmart/contract/client'
import { stockCronJobs } from '#features/stock/index.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData } from './expect-answer.ts'
import type { Shop } from './shop.ts'
import type { Person, TestServer } from './test-server.ts'

export type GivenFile = { name: string; bytes: Buffer }

let made = 0
/** A new file with binary content. */
export const file = (size = 300, name = `licence-${++made}.bin`): GivenFile => ({ name, bytes: randomBytes(size) })
export const files = (count: number): GivenFile[] => Array.from({ length: count }, () => file())
/** The files as a request body. */
export const bodyOf = (given: readonly GivenFile[], more: object = {}) => ({
  files: given.map(({ name, bytes }) => ({ name, content: bytes.toString('base64') })),
  ...more,
})

export function fileStock(server: TestServer, shop: Shop) {
  const add = (id: string, given: readonly GivenFile[], more: object = {}) =>
    shop.operator.call(api.stock.addFiles, { params: { id }, body: bodyOf(given, more) })
  const goodsOf = async (buyer: Person, id: string) =>
    expectData(await buyer.call(api.goods.mine, { params: { id } })).items
  const fetchFile = (token: string, id: string, item: string) =>
    fetch(`${server.url}/api${addressOf(api.goods.file.path, { id, item })}`, {
      headers: { authorization: `Bearer ${token}` },
    })
  return {
    add,
    goodsOf,
    fetchFile,
    async serviceWith(given: readonly GivenFile[], more: object = {}): Promise<string> {
      const id = await shop.createService({ price: 1_000, ...more })
      expectData(await add(id, given))
      return id
    },
    buy: async (buyer: Person, serviceId: string, amount = 1) =>
      expectData(await buyer.call(api.orders.owner, { body: { serviceId, amount, contactInfo: '@me' } })).order.id,
    /** The bytes of every file of an order, in order. */
    async download(buyer: Person, orderId: string): Promise<Buffer[]> {
      const contents: Buffer[] = []
      for (const { id } of await goodsOf(buyer, orderId)) {
        const answer = await fetchFile(buyer.accessToken, orderId, id)
        assert.equal(answer.status, 200)
        contents.push(Buffer.from(await answer.arrayBuffer()))
      }
      return contents
    },
    async countFiles(serviceId: string): Promise<number> {
      const { count } = await server.owner.transaction((tx) =>
        tx.get<{ count: number }>(sql`
          select count(*)::int as count from stock.files f join stock.items i on i.id = f.item_id
          where i.service_id = ${serviceId}`),
      )
      return count
    },
    /** Runs the scheduled jobs of the stock. */
    async lookAfter(): Promise<void> {
      for (const { handle } of stockCronJobs)
        await handle(null as never, { db: server.db, log: createLog('silent', 'test') }, server.shop)
    },
  }
}
