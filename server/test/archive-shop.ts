import assert from 'node:assert/strict'
import { after } from 'node:test'
import { api } from '@runmart/contract'
import type { LineStatus } from '@runmart/contract/bots'
import { insertResults, type StoredResult } from '#features/bots/result-queries.ts'
import { findRun, insertRun } from '#features/bots/run-queries.ts'
import { insertInput } from '#features/orders/input-queries.ts'
import { startStoreStandIn } from '#outside/object-store/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { expectData } from './expect-answer.ts'
import { createShop } from './shop.ts'
import { startTestServer } from './test-server.ts'

/** A shop with a stand-in object store, and a customer with ended runs. */
export async function archiveShop() {
  const standIn = await startStoreStandIn()
  after(() => standIn.close())
  const server = await startTestServer({ objectStore: standIn.access })
  const { db } = server
  const shop = await createShop(server)
  const service = await shop.createService({
    provider: 'USER_PROVIDED',
    serviceType: 'AUTO_BOT',
    botId: 'link-checker',
    price: 0,
    category: 'proxy',
  })
  const buyer = await shop.createBuyer(1_000)

  /** Lines with every tricky character: other scripts, disputed line ends, JSON syntax. */
  const inputOf = (line: number) => `https://shop.example/đường-dẫn?${line}&"\\\u2028\u0085\t{}`
  const statusOf = (line: number): LineStatus => (line % 7 === 0 ? 'skipped' : line % 3 === 0 ? 'failed' : 'ok')

  /** A run over this many lines that ended after some of them. */
  const hasRun = async ({ lines = 30, reached = 20, isOpen = false }): Promise<string> => {
    const body = { serviceId: service, amount: lines, contactInfo: '@me', preOrder: true }
    const { id } = expectData(await buyer.call(api.orders.user, { body })).order
    const inputs = Array.from({ length: lines }, (_, index) => inputOf(index + 1))
    const results = Array.from({ length: reached }, (_, index): StoredResult => {
      const line = index + 1
      return { line, status: statusOf(line), text: `kết quả ${line}\n"✓"`, problem: line === 14 ? 'tooLate' : null }
    })
    await server.owner.transaction(async (tx) => {
      const order = { id, customerId: buyer.id }
      await insertInput(tx, order, { botId: 'link-checker', fileName: 'links.txt', lines: inputs, settings: null })
      await insertRun(tx, {
        orderId: id,
        customerId: buyer.id,
        botId: 'link-checker',
        fileName: 'links.txt',
        total: lines,
      })
      insertResults(tx, id, results)
      await tx.run(sql`update bots.runs set ended_at = now() - interval '2 hours' where order_id = ${id}`)
      if (!isOpen)
        await tx.run(sql`
          update orders.orders set status = 'success', bot_status = 'stopped', finished_at = now() where id = ${id}`)
    })
    return id
  }

  const runOf = async (orderId: string) => {
    const run = await db.transaction((tx) => findRun(tx, orderId))
    assert.ok(run)
    return run
  }
  const rowsHere = (orderId: string) =>
    server.owner.transaction((tx) =>
      tx.get<{ results: number; content: number; hashes: number }>(sql`
        select (select count(*)::int from bots.results where order_id = ${orderId}) as results,
          length(content) as content, count(sha256) over ()::int as hashes from orders.inputs where order_id = ${orderId}`),
    )
  /** The customer's answer, to the letter. */
  const ask = async (orderId: string, query = '') => {
    const headers = { authorization: `Bearer ${buyer.accessToken}` }
    const answer = await fetch(`${server.url}/api/user/order/${orderId}/results?${query}`, { headers })
    return { status: answer.status, text: await answer.text() }
  }
  const download = (orderId: string) => ask(orderId, 'format=csv')
  return { standIn, server, buyer, hasRun, inputOf, runOf, rowsHere, ask, download }
}
