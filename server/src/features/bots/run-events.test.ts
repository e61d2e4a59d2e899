import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { LogEntry, OrderRun, RunProgress } from '@runmart/contract/bots'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { sql } from '#platform/db/sql.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

/** Sites that answer when a test lets them, so that every machine brings the run to the same point. */
const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
const sites = await Promise.all([startRecordingSite(gates[0].promise), startRecordingSite(gates[1].promise)])
after(() => sites.map((it) => it.close()))
const server = await startTestServer({ botAllowHosts: allowedHosts(sites.map((it) => it.host).join(',')) })
const shop = await createBotShop(server)
await runBots(server)
const scripted = await shop.createBotService('scripted')

type Event = { event: string; id: number | null; data: unknown }

/** Listens to a run like a console, until the test closes it. */
async function listen(person: Person, orderId: string, lastId?: number) {
  const leave = new AbortController()
  const answer = await fetch(`${server.url}/api/user/order/${orderId}/events`, {
    headers: { authorization: `Bearer ${person.accessToken}`, ...(lastId && { 'last-event-id': String(lastId) }) },
    signal: leave.signal,
  })
  const received: Event[] = []
  const reading = (async () => {
    let rest = ''
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const blocks = (rest + chunk).split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
        const event = field('event')
        if (event) received.push({ event, id: Number(field('id')) || null, data: JSON.parse(field('data') ?? 'null') })
      }
    }
  })().catch(() => {})
  return {
    status: answer.status,
    received,
    logs: () => received.filter((it) => it.event === 'log').map((it) => it.data as LogEntry),
    async close() {
      leave.abort()
      await reading
    },
  }
}

test('a console hears state, progress and every line of the log in order, and goes on where it broke off', async () => {
  const buyer = await shop.createBuyer(10_000)
  const waiting = sites.flatMap(({ url }) => makeLines(30, `get ${url}?`))
  const order = await shop.uploadLines(buyer, scripted, [...makeLines(30, 'say'), ...waiting])
  const first = await listen(buyer, order.id)
  assert.equal(first.status, 200)
  await eventually(() => first.logs().some((it) => it.from === 'bot'))
  expectData(await buyer.call(api.bots.pause, { params: { id: order.id } }))
  await eventually(() => first.logs().some((it) => it.text === 'paused'))
  await first.close()
  const lastId = first.received.findLast((it) => it.id !== null)?.id ?? 0

  const second = await listen(buyer, order.id, lastId)
  expectData(await buyer.call(api.bots.start, { params: { id: order.id } }))
  const progress = () => second.received.filter((it) => it.event === 'progress').map((it) => it.data as RunProgress)
  gates[0].resolve()
  await eventually(() => progress().length > 0)
  gates[1].resolve()
  await eventually(() => second.logs().some((it) => it.from === 'shop' && it.text === 'finished'))
  await eventually(() =>
    second.received.some((it) => it.event === 'state' && (it.data as OrderRun).order.orderStatus === 'success'),
  )
  const ids = [...first.logs(), ...second.logs()].map((it) => it.id)
  assert.deepEqual(
    ids,
    [...new Set(ids)].sort((one, other) => one - other),
    'none missing, none twice, in order',
  )
  const { log } = expectData(await buyer.call(api.bots.run, { params: { id: order.id } }))
  assert.deepEqual(
    ids,
    log.map((it) => it.id),
  )
  const done = progress().map((it) => it.ok)
  assert.ok(done.length >= 2, 'progress was told while it ran')
  assert.deepEqual(
    done,
    done.toSorted((one, other) => one - other),
  )
  assert.equal(done.at(-1), 90)
  await second.close()
})

test('a log longer than a page may leave unread arrives whole, from its end or from where it broke off', async () => {
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, scripted, ['slow 600000'])
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running')
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into bots.log (order_id, from_shop, text)
      select ${order.id}, false, repeat('ы', 490) || n from generate_series(1, 5000) as n`),
  )
  for (const [lastId, count] of [
    [undefined, 500],
    [1, 5_000],
  ] as const) {
    const page = await listen(buyer, order.id, lastId)
    assert.equal(page.status, 200)
    await eventually(() => page.logs().filter((it) => it.from === 'bot').length === count)
    await page.close()
  }
  expectData(await buyer.call(api.bots.stop, { params: { id: order.id } }))
})

test('what is noted about a run that nobody has reaches its console', async () => {
  const buyer = await shop.createBuyer(1_000)
  const order = await shop.uploadLines(buyer, scripted, ['slow 600000'])
  await shop.waitForRun(buyer, order.id, (it) => it.order.botStatus === 'running')
  expectData(await buyer.call(api.bots.pause, { params: { id: order.id } }))
  const page = await listen(buyer, order.id)
  await eventually(() => page.logs().some((it) => it.text === 'paused'))
  expectData(await shop.operator.call(api.botsOperator.stop, { params: { id: order.id }, body: { reason: 'because' } }))
  await eventually(() => page.logs().some((it) => it.text === 'stopped-by-shop'))
  await page.close()
})

test('progress is told a few times a second, however fast a bot is', async () => {
  const quick = await shop.createBotService('does-nothing')
  const buyer = await shop.createBuyer(1_000_000)
  const order = await shop.uploadLines(buyer, quick, makeLines(30_000))
  const page = await listen(buyer, order.id)
  const begin = performance.now()
  await eventually(() => page.logs().some((it) => it.text === 'finished'))
  const seconds = (performance.now() - begin) / 1_000
  const progressEvents = page.received.filter((it) => it.event === 'progress')
  assert.ok(progressEvents.length <= 2 * seconds + 4, `${progressEvents.length} times in ${seconds} seconds`)
  assert.equal((progressEvents.at(-1)?.data as RunProgress | undefined)?.ok, 30_000)
  await page.close()
})

test("nobody hears another's run, and nobody a run that is not there", async () => {
  const [buyer, other] = [await shop.createBuyer(1_000), await shop.createBuyer(1_000)]
  const order = await shop.uploadLines(buyer, scripted, ['one'])
  for (const [person, id, status] of [
    [other, order.id, 404],
    [buyer, 'nonsense', 404],
  ] as const)
    assert.equal((await listen(person, id)).status, status)
  const nobody = await fetch(`${server.url}/api/user/order/${order.id}/events`)
  assert.equal(nobody.status, 401)
})
