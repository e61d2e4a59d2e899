import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import type { MaintenanceDraft } from '@runmart/contract/content-maintenance'
import { LIVE_PATH } from '@runmart/contract/live'
import { translator } from '@runmart/i18n/server'
import { ensureDemoUser, makeOperator } from '#features/accounts/index.ts'
import { startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { closeShop } from '#test/close-shop.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { transferContent } from '#test/transfer-content.ts'
import { versionOf } from '#test/version-of.ts'

const SECRET = 'a secret shared with the bank'
const sepay = await startSepayStandIn(SECRET)
after(() => sepay.close())
const server = await startTestServer({ sepay: { apiKey: '', secret: SECRET, apiToken: '', apiUrl: '' } })
const shop = await createShop(server)
const { operator } = shop
expectData(
  await operator.call(api.depositsOperator.saveSettings, {
    body: {
      bankBin: '970436',
      bankAccountNumber: '0123456789',
      bankAccountName: 'RUNMART',
      binanceId: '',
      binanceOwner: '',
      exchangeRate: '26000',
      minDeposit: 10_000,
      wrongContentPercent: 5,
      noticeLimit: 0,
      version: await versionOf(operator, 'deposits'),
    },
  }),
)
const serviceId = await shop.createService({ price: 1_000 })
const blank = { en: '', vi: '', ru: '' }
const close = (it: Partial<MaintenanceDraft> = {}) => closeShop(server, operator, it)
const open = () => close({ isOn: false })
const get = (path: string, token: string) =>
  fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })

test('while the shop is closed customers are refused with a code and when to come back; open again, all is as before', async () => {
  const buyer = await shop.createBuyer(10_000)
  const order = () => buyer.call(api.orders.owner, { body: { serviceId, amount: 1, contactInfo: '@me' } })
  const until = new Date(Date.now() + 3_600_000).toISOString()
  await close({ until })
  const answer = await order()
  assert.equal(answer.code, 'MAINTENANCE')
  assert.equal(answer.success || answer.data?.until, until)
  for (const call of [api.dashboard.summary, api.ledger.history, api.deposits.information])
    expectRefusal(await buyer.call(call), 503, 'MAINTENANCE')
  const refused = await get(api.dashboard.summary.path, buyer.accessToken)
  const seconds = Number(refused.headers.get('retry-after'))
  assert.ok(seconds > 3_500 && seconds <= 3_600, `${seconds}`)
  await open()
  assert.equal(expectData(await order()).balance, 9_000)
})

test('operators work on, and everybody can sign in, look after their sessions and read what is public', async () => {
  const customer = await server.createCustomer()
  await close()
  expectData(await operator.call(api.ordersOperator.queue))
  expectData(await operator.call(api.dashboard.summary))
  const again = await server.signIn(customer)
  expectData(await again.call(api.accounts.me))
  expectData(await again.call(api.accounts.endOtherSessions))
  expectData(await server.as(null)(api.site.settings))
  const form = { username: 'newcomer', email: 'newcomer@example.com', password: 'a long enough one' }
  expectRefusal(await server.as(null)(api.accounts.register, { body: form }), 503, 'MAINTENANCE')
  await open()
})

test('money that arrives is credited while the shop is closed, and it answers probes', async () => {
  const customer = await server.createCustomer()
  const content = await transferContent(customer)
  await close()
  assert.equal((await sepay.tell(server.url, { content, transferAmount: 50_000 })).status, 200)
  await eventually(async () => (await shop.balanceOf(customer)) === 50_000)
  assert.equal((await fetch(`${server.url}/readyz`)).status, 200)
  await open()
})

test('an open page hears at once that the shop is closed, and stays connected to hear that it is open', async () => {
  const customer = await server.createCustomer()
  const response = await get(LIVE_PATH, customer.accessToken)
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  assert.ok(reader)
  let heard = ''
  const hear = async (times: number) => {
    while (heard.split('event: shop-changed').length <= times) {
      const { value, done } = await reader.read()
      assert.ok(!done, 'the stream stays open')
      heard += value
    }
  }
  await close()
  await hear(1)
  await open()
  await hear(2)
  await reader.cancel()
})

test('what operators write is said in each language, the usual words where they wrote nothing, and no end that has passed', async () => {
  await close({ texts: { ...blank, vi: 'Nâng cấp cơ sở dữ liệu' }, until: new Date(Date.now() - 1_000).toISOString() })
  const { maintenance } = expectData(await server.as(null)(api.content.state))
  assert.deepEqual(maintenance, {
    texts: {
      en: translator('en')('maintenance.text'),
      vi: 'Nâng cấp cơ sở dữ liệu',
      ru: translator('ru')('maintenance.text'),
    },
    until: null,
  })
  await open()
})

test('only the right for settings closes the shop, and the log says who did', async () => {
  const customer = await server.createCustomer()
  const body = { isOn: true, texts: blank, until: null, version: await versionOf(operator, 'maintenance') }
  expectRefusal(await customer.call(api.maintenance.saveSettings, { body }), 403, 'FORBIDDEN')
  const { settings, changedBy } = expectData(await operator.call(api.maintenance.settings))
  assert.deepEqual([settings.isOn, changedBy], [false, operator.username])
  const { items } = expectData(await operator.call(api.audit.list, { query: { action: 'content.maintenance' } }))
  assert.deepEqual(items[0]?.changes.find((it) => it.name === 'isOn')?.before, 'true')
})

test('the environment closes the shop whatever operators decided, and lets them in', async () => {
  const forced = await startTestServer({ maintenance: true })
  const owner = { email: 'owner@example.com', username: 'owner', password: 'a long enough one' }
  await ensureDemoUser(forced.db, { ...owner, role: 'customer' })
  await forced.db.transaction((tx) => makeOperator(tx, owner.email))
  const inside = await forced.signIn(owner)
  assert.equal(expectData(await inside.call(api.maintenance.settings)).isForced, true)
  expectData(await inside.call(api.dashboard.summary))
  const form = { username: 'somebody', email: 'somebody@example.com', password: 'a long enough one' }
  expectRefusal(await forced.as(null)(api.accounts.register, { body: form }), 503, 'MAINTENANCE')
})
