import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { api } from '@runmart/contract'
import { pollBinance } from '#features/deposits/poll-binance.ts'
import { pollSepay } from '#features/deposits/poll-sepay.ts'
import { pollTelegram } from '#features/notifications/poll-telegram.ts'
import { readBalance } from '#features/suppliers/check-balance.ts'
import { syncSupplier } from '#features/suppliers/sync-supplier.ts'
import { startBinanceStandIn } from '#outside/binance/stand-in.ts'
import { signCasso } from '#outside/casso/webhook.ts'
import { parseContent, parseHeader } from '#outside/mail/parse-answer.ts'
import { PanelClient } from '#outside/panel-v2/panel-client.ts'
import { PanelError } from '#outside/panel-v2/send-action.ts'
import { startSepayStandIn } from '#outside/sepay/stand-in.ts'
import { serveStandIn } from '#outside/serve-stand-in.ts'
import { telegramApi } from '#outside/telegram/bot-api.ts'
import { startTelegramStandIn } from '#outside/telegram/stand-in.ts'
import { type Sql, sql } from '#platform/db/sql.ts'
import { createLog } from '#platform/log.ts'
import { expectData } from '../expect-answer.ts'
import { sentOrders } from '../sent-orders.ts'
import { createSuppliedShop } from '../supplied-shop.ts'
import { startTestServer } from '../test-server.ts'

const MEGABYTE = 1_048_576
/** Longer than any row may grow, and short enough to be read with its answer. */
const READ = 20_000
/** Values that no field should hold. */
const odditiesOf = (longest: number): readonly unknown[] => [
  ...['x'.repeat(longest), 'x'.repeat(READ), 'a\0b', 'constructor', ' ', '0,09', -1, 1e30, '\ud800'],
]
/** Variants of `whole` with each oddity in each of its fields. */
const oddOnes = <T extends object>(whole: T, longest = MEGABYTE): T[] =>
  Object.keys(whole).flatMap((field) => odditiesOf(longest).map((odd) => ({ ...whole, [field]: odd })))
/** The server does not read answers over four megabytes. */
const IN_LIST = MEGABYTE / 4
/** Nor notices and mail headers above a quarter of one. */
const IN_NOTICE = MEGABYTE / 64

const SECRET = 'a secret shared with the bank'
const token = '123456:abcdefghijklmnopqrstuvwxyz'
const cassoSecrets = { secureToken: 'a token of the old kind', key: 'a key of the new kind' }
const [sepay, binance, telegram] = [
  await startSepayStandIn(SECRET),
  await startBinanceStandIn(),
  await startTelegramStandIn(token),
]
after(() => Promise.all([sepay.close(), binance.close(), telegram.close()]))
const server = await startTestServer({
  sepay: { apiKey: '', secret: SECRET, ...sepay.access },
  casso: cassoSecrets,
  binance: binance.access,
  telegram: { token, url: telegram.url },
})
const shop = await createSuppliedShop(server)
const { sentOrder, isIn } = sentOrders(shop)
const context = { db: server.db, log: createLog('silent', 'test') }

const LARGEST_ROW = 10_000
/** No row of these tables is large. */
async function areSmall(...tables: Sql[]): Promise<void> {
  for (const table of tables) {
    const { size } = await server.owner.transaction((tx) =>
      tx.get<{ size: number }>(sql`select coalesce(max(octet_length(it::text)), 0) as size from ${table} it`),
    )
    assert.ok(size > 0 && size < LARGEST_ROW, String(size))
  }
}
const isReceived = async (externalId: string) =>
  server.owner.transaction(async (tx) =>
    Boolean(await tx.find(sql`select from deposits.transfers where external_id = ${externalId}`)),
  )

// Proves R86.
test('odd states of a supplier stop no other order, move no money and leave small rows', async () => {
  const supplier = await shop.addSupplier()
  const service = await shop.createSuppliedService([supplier])
  const buyer = await shop.createBuyer(1_000_000)
  const { id: honest, there } = await sentOrder([supplier])
  there.status = 'Completed'
  const states = oddOnes({ status: 'Pending', charge: '0.09', currency: 'USD', startCount: 5, remains: 100 })
  const ids: string[] = []
  for (const _ of states) ids.push(await shop.order(buyer, service))
  const paid = await shop.balanceOf(buyer)
  for (const [at, id] of ids.entries()) {
    const { externalId } = await isIn(id, 'sent')
    Object.assign(supplier.panel.orders.get(Number(externalId)) ?? {}, states[at])
  }
  await shop.askAll()
  assert.equal((await shop.dispatchOf(honest)).state, 'done')
  for (const id of ids) assert.equal((await shop.dispatchOf(id)).state, 'sent')
  assert.equal(await shop.balanceOf(buyer), paid)
  await areSmall(sql`suppliers.dispatches`, sql`suppliers.exchanges`, sql`suppliers.suppliers`)
})

// Proves R86.
test('odd offers of a supplier hide none of the others and leave small rows', async () => {
  const supplier = await shop.addSupplier()
  const [offer] = supplier.panel.services
  assert.ok(offer)
  supplier.panel.services.push(...oddOnes({ ...offer, service: 7, desc: 'Slow' }), { ...offer, service: 8 })
  await syncSupplier(server.db, supplier.id, server.config)
  const { items } = expectData(
    await shop.operator.call(api.suppliers.offers, { params: { id: supplier.id }, query: { limit: '100' } }),
  )
  assert.ok(items.some((it) => it.id === '8'))
  await areSmall(sql`suppliers.offers`, sql`suppliers.exchanges`)
})

// Proves R86.
test('every odd answer of a supplier is an answer or a problem in few words', async () => {
  let answer: object = {}
  const odd = await serveStandIn((_request, response) => void response.end(JSON.stringify(answer)))
  after(() => odd.close())
  const client = new PanelClient({ url: `${odd.url}/api/v2`, key: 'k' })
  const asked: [object, () => Promise<unknown>][] = [
    [{ order: 7, error: '' }, () => client.addOrder('1', {})],
    [{ balance: '5', currency: 'USD' }, () => client.getBalance()],
    [{ refill: 1 }, () => client.refill(['7'])],
    [{ status: 'Completed' }, () => client.refillStatesOf(['7'])],
  ]
  for (const [whole, ask] of asked)
    for (const it of oddOnes(whole)) {
      answer = it
      const told = await ask().catch((problem: unknown) => {
        assert.ok(problem instanceof PanelError, String(problem))
        return problem.message
      })
      const words = typeof told === 'string' ? told : JSON.stringify(told instanceof Map ? [...told] : told)
      assert.ok(words.length < 1_000 && words.isWellFormed() && !words.includes('\0'), words.slice(0, 200))
    }
  const supplier = await shop.addSupplier()
  supplier.panel.balance = 1e30
  await readBalance(server.db, supplier.id, server.config)
  await areSmall(sql`suppliers.suppliers`)
})

// Proves R86.
test('odd transfers of a bank hide none of the others and leave small rows', async () => {
  const notice = { id: 900, content: 'x', transferAmount: 5, transferType: 'in', accountNumber: '', referenceCode: 'R' }
  const notices = oddOnes({ ...notice, gateway: 'V', transactionDate: '2026-11-15 14:02:37' }, IN_LIST)
  for (const it of notices) sepay.list(it)
  sepay.list({ id: 901 })
  await pollSepay(context, server.shop)
  assert.ok(await isReceived('901'))
  const told = await Promise.all([...notices, { id: 902 }].map((it) => sepay.tell(server.url, it)))
  assert.ok(told.every(({ status }) => status < 500))
  assert.equal(told.at(-1)?.status, 200)
  const tellCasso = (body: object, headers: Record<string, string>) =>
    fetch(`${server.url}/api/webhooks/casso`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const old = { id: 910, tid: 'T', description: 'x', amount: 5, when: '2026-11-15 14:02:37', subAccId: '' }
  await tellCasso(
    { error: 0, data: [...oddOnes(old, IN_NOTICE), { ...old, id: 911 }] },
    { 'secure-token': cassoSecrets.secureToken },
  )
  assert.ok(await isReceived('911'))
  const fresh = { id: 920, reference: 'T', description: 'x', amount: 5, accountNumber: '', counterAccountName: 'A' }
  for (const data of oddOnes({ ...fresh, transactionDateTime: '2026-11-15 14:02:37', counterAccountNumber: '1' })) {
    const [body, time] = [{ error: 0, data }, String(Date.now())]
    const signature = `t=${time},v1=${signCasso(cassoSecrets.key, time, body)}`
    assert.ok((await tellCasso(body, { 'x-casso-signature': signature })).status < 500)
  }
  await areSmall(sql`deposits.transfers`, sql`deposits.feeds`)
})

// Proves R86.
test('odd payments at Binance hide none of the others and leave small rows', async () => {
  const payment = { orderType: 'PAY', transactionId: 'P_odd', orderId: '1', transactionTime: Date.now() - 1_000 }
  const rest = { amount: '5', currency: 'USDT', note: 'x', counterpartyId: '1', payerInfo: {} }
  for (const it of oddOnes({ ...payment, ...rest }, IN_LIST)) binance.arrive(it as never)
  const { transactionId } = binance.arrive({ amount: '10', note: 'whose' })
  assert.equal(await pollBinance(server.db, server.shop, context.log), 'polled')
  assert.ok(await isReceived(transactionId))
  await areSmall(sql`deposits.transfers`, sql`deposits.feeds`)
})

// Proves R86.
test('odd messages to the bot keep none of the others waiting and leave small rows', async () => {
  const chat = { id: 3_000, type: 'private', username: 'a', first_name: 'A' }
  const message = { text: '/start x', from: { language_code: 'en' }, chat, reply_to_message: { text: 'x' } }
  for (const it of oddOnes(message, IN_LIST)) telegram.tell(it)
  for (const it of oddOnes(chat, IN_LIST)) telegram.tell({ ...message, chat: it })
  const person = await server.createCustomer()
  const { url } = expectData(await person.call(api.notifications.linkTelegram))
  telegram.write(3_001, `/start ${new URL(url).searchParams.get('start')}`)
  await pollTelegram(context, { ...server.config, telegram: telegramApi({ token, url: telegram.url }) }, 0)
  const { telegram: linked } = expectData(await person.call(api.notifications.settings))
  assert.equal(linked?.chat, '@user3001')
  await areSmall(sql`notifications.chats`)
})

// Proves R86.
test('odd fields of a mail are kept without NUL, half characters or endless names', async () => {
  for (const odd of odditiesOf(IN_NOTICE).map(String)) {
    const mail = Buffer.from(
      `From: ${odd} <a@b.example>\r\nTo: ${odd}\r\nMessage-ID: ${odd}\r\nSubject: ${odd}\r\nContent-Type: multipart/mixed; boundary=p\r\n\r\n` +
        `--p\r\nContent-Type: text/plain\r\n\r\n${odd}\r\n--p\r\nContent-Disposition: attachment; filename="${odd}"\r\n\r\nx\r\n--p--\r\n`,
    )
    const { from, to } = await parseHeader(mail)
    const { text, files } = await parseContent(mail)
    const kept = [from, ...to, ...files.map((it) => it.name)]
    assert.ok(kept.every((it) => it.length <= 320))
    assert.ok([text, ...kept].every((it) => !it.includes('\0') && it.isWellFormed()))
  }
})
