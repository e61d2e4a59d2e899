import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { api } from '@runmart/contract'
import { createClient } from '@runmart/contract/client'
import { sql } from '#platform/db/sql.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const service = await shop.createService({ price: 1_000 })

async function freePort(): Promise<number> {
  const listener = createServer()
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const { port } = listener.address() as { port: number }
  await new Promise((resolve) => listener.close(resolve))
  return port
}

/** Another API process on the same database, to be killed. */
async function startApi(): Promise<{ url: string; kill(): void }> {
  const port = await freePort()
  const env = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: server.databaseUrl,
    DATA_DIR: server.config.dataDir,
    TOKEN_SECRET: server.config.tokenSecret,
    DEMO_PASSWORD: 'irrelevant here',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    WEB: 'off',
  }
  const file = fileURLToPath(new URL('../../start-api.ts', import.meta.url))
  const child = spawn(process.execPath, [file], { env, stdio: 'ignore' })
  after(() => void child.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  await eventually(async () => (await fetch(`${url}/healthz`).catch(() => null))?.ok)
  return { url, kill: () => void child.kill('SIGKILL') }
}

test('kill -9 in the middle of an order: it is there wholly or not at all, and the same key gives one order', async () => {
  const buyer = await shop.createBuyer(10_000)
  const doomed = await startApi()
  const body = { serviceId: service, amount: 1, contactInfo: '@me' }
  const idempotencyKey = randomUUID()
  const call = createClient({ base: `${doomed.url}/api`, language: () => 'en', accessToken: () => buyer.accessToken })
  const answer = await server.owner.transaction(async (tx) => {
    await tx.run(sql`select from ledger.accounts where path = ${`customer:${buyer.id}:available`} for update`)
    const asked = call(api.orders.owner, { body }, { idempotencyKey }).catch((problem: Error) => problem)
    await eventually(async () => {
      // Locks of other databases are in this list too; who waits for one of ours also holds one of ours.
      const { waiting } = await tx.get<{ waiting: number }>(sql`
        select count(*)::int as waiting from pg_locks l where not granted and exists (
          select from pg_locks m where m.pid = l.pid
            and m.database = (select oid from pg_database where datname = current_database()))`)
      return waiting > 0
    })
    doomed.kill()
    return asked
  })
  assert.ok(answer instanceof Error, 'the answer must be lost with the process')
  const again = expectData(await buyer.call(api.orders.owner, { body }, { idempotencyKey }))
  assert.equal(again.balance, 9_000)
  const [listed] = expectData(await buyer.call(api.orders.history)).items
  // A list knows the category, too.
  assert.deepEqual(listed, { ...again.order, category: listed?.category })
  assert.equal(expectData(await buyer.call(api.orders.history)).total, 1)
  assert.equal(await shop.balanceOf(buyer), 9_000)
  assert.deepEqual(await shop.brokenBooks(), [])
})
