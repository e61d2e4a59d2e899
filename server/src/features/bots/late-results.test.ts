import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { allowedHosts } from '#platform/config/allowed-hosts.ts'
import { runBots } from '#test/bot-node.ts'
import { createBotShop, LINE_PRICE, makeLines } from '#test/bot-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData } from '#test/expect-answer.ts'
import { startRecordingSite } from '#test/recording-site.ts'
import { startTestServer } from '#test/test-server.ts'

const site = await startRecordingSite(5)
after(() => site.close())
const server = await startTestServer({ botAllowHosts: allowedHosts(site.host) })
const shop = await createBotShop(server)
await runBots(server)
const once = await shop.createBotService('scripted-once')

test('stop where a line must not be done twice: each that was begun says so, and is paid for', async () => {
  for (const way of ['stop', 'cancel'] as const) {
    const buyer = await shop.createBuyer(10_000)
    const settings = { address: `${site.url}${way}`, token: 'abcd' }
    const order = await shop.uploadLines(buyer, once, makeLines(400), { settings })
    await shop.waitForRun(buyer, order.id, (it) => it.run.progress.ok > 30)
    const params = { id: order.id }
    expectData(
      way === 'stop' ? await buyer.call(api.bots.stop, { params }) : await buyer.call(api.orders.cancel, { params }),
    )
    await eventually(async () => {
      const { log } = expectData(await buyer.call(api.bots.run, { params }))
      return log.some((it) => it.text === 'stopped' || it.text === 'cancelled')
    })
    const asked = site.asked.filter((it) => it.startsWith(`/${way}?`)).map((it) => /line=([^&]*)/.exec(it)?.[1] ?? '')
    const begun = new Set(asked.map(decodeURIComponent))
    const rows = await shop.results(buyer, order.id)
    assert.deepEqual(
      rows.filter((it) => begun.has(it.input) && it.text === ''),
      [],
      'none that was begun looks as if nobody came to it',
    )
    const billed = rows.filter((it) => it.status !== 'skipped').length
    assert.ok(billed >= begun.size, 'what was begun is paid for')
    assert.equal(await shop.balanceOf(buyer), 10_000 - billed * LINE_PRICE)
  }
})

test('the books hold', async () => assert.deepEqual(await shop.brokenBooks(), []))
