import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { startBinanceStandIn } from '#outside/binance/stand-in.ts'
import { sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { startTestServer } from '#test/test-server.ts'
import { pollBinance } from './poll-binance.ts'

const exchange = await startBinanceStandIn()
after(() => exchange.close())
const server = await startTestServer({ binance: exchange.access })
const log = createLog('silent', 'test')

test('a long backlog is read piece by piece: what was read is kept, the rest comes with the next turns', async () => {
  const now = Date.now()
  for (let i = 0; i < 3_000; i++) exchange.arrive({ transactionTime: now - 20 * 3_600_000 + i * 20_000, note: 'old' })
  const asked = async () => {
    await server.db.transaction((tx) => tx.run(sql`update deposits.feeds set asked_at = '-infinity'`))
    return pollBinance(server.db, server.shop, log)
  }
  const count = async () =>
    (await server.db.transaction((tx) => tx.get<{ n: number }>(sql`select count(*)::int as n from deposits.transfers`)))
      .n
  await asked()
  const afterOne = await count()
  assert.ok(afterOne > 0 && afterOne < 3_000, String(afterOne))
  for (let turn = 0; turn < 10 && (await count()) < 3_000; turn++) {
    exchange.clearCalls()
    await asked()
  }
  assert.equal(await count(), 3_000)
})
