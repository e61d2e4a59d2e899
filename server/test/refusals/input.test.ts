import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { createBotShop } from '../bot-shop.ts'
import { expectData } from '../expect-answer.ts'
import { startTestServer } from '../test-server.ts'
import { naughtyStrings } from './naughty-strings.ts'
import { sendRaw } from './operations.ts'

const server = await startTestServer()
const shop = await createBotShop(server)
const service = await shop.createService({ price: 10 })
const bot = await shop.createBotService('scripted')
const buyer = await shop.createBuyer(9_000_000)
const form = { serviceId: service, amount: 1, contactInfo: '@me' }
const order = (body: string | Buffer, headers: Record<string, string> = {}) =>
  sendRaw(server.url, { method: 'POST', path: '/api/user/order/owner', token: buyer.accessToken, body, headers })
const placed = (text: string) => JSON.parse(text).data.order as { amount: number; contactInfo: string; note: string }

// Proves R28, R37.
test('whatever a body is called, it is read as our JSON or not at all', async () => {
  const good = JSON.stringify(form)
  const wrong = JSON.stringify({ ...form, amount: '1' })
  for (const type of ['application/json', 'Application/JSON; charset=UTF-8', 'application/json;x=y']) {
    assert.equal((await order(good, { 'content-type': type })).status, 200, type)
    assert.equal((await order(wrong, { 'content-type': type })).status, 400, type)
  }
  const others = [
    'text/json',
    'application/vnd.api+json',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    'a',
    '',
  ]
  others.push('application/x-www-form-urlencoded', 'text/plain', 'application/json, text/plain', 'application/json\t')
  for (const type of others) {
    const { status } = await order(wrong, { 'content-type': type })
    assert.ok(status === 415 || status === 400, `${type}: ${status}`)
  }
  for (const encoding of ['gzip', 'br', 'deflate'])
    assert.ok((await order(Buffer.from('1f8b0800', 'hex'), { 'content-encoding': encoding })).status >= 400, encoding)
})

// Proves R28.
test('what is checked is what is used: repeated fields, repeated parameters, a body where none belongs', async () => {
  const twice = await order(
    `{"amount":1000000000,"amount":"1",${JSON.stringify(form).slice(1, -1).replace('"amount":1', '"amount":7')}}`,
  )
  assert.deepEqual([twice.status, placed(twice.text).amount], [200, 7])
  assert.equal((await order(`{${JSON.stringify(form).slice(1, -1)},"amount":0}`)).status, 400)
  const list = (query: string, body?: string) =>
    sendRaw(server.url, { path: `/api/user/order/history?${query}`, token: buyer.accessToken, ...(body && { body }) })
  for (const query of ['limit=10&limit=100', 'limit[]=10', 'limit[a]=10', 'page=1&page=1', 'q=a&q=b'])
    assert.ok([400, 200].includes((await list(query)).status), query)
  assert.equal((await list('limit=10&limit=1000000')).status, 400)
  const { status, text } = await list('limit=1', '{"limit":"100","userId":"x"}')
  assert.deepEqual([status, JSON.parse(text).data.limit], [200, 1])
})

// Proves R28.
test('bytes that are no text are refused, not replaced', async () => {
  const [before, after] = JSON.stringify({ ...form, note: 'MARK' }).split('MARK') as [string, string]
  const send = (bytes: number[]) => order(Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)]))
  for (const bytes of [[0xff], [0xc3, 0x28], [0xed, 0xa0, 0x80], [0xc0, 0x80], [0xf5, 0x80, 0x80, 0x80], [0xe2, 0x82]])
    assert.equal((await send(bytes)).status, 400, Buffer.from(bytes).toString('hex'))
  assert.equal((await order(Buffer.from(JSON.stringify(form), 'utf16le'))).status, 400)
  const escaped = (note: string) => order(`${before}${note}${after}`)
  for (const half of ['\\ud800', 'a\\uDfFf', '\\ude00\\ud83d', '\\\\\\ud83d'])
    assert.equal((await escaped(half)).status, 400, half)
  assert.equal(placed((await escaped('\\ud83d\\uDE00 \\\\ud83d')).text).note, '😀 \\ud83d')
  const vietnamese = Buffer.from('Đơn hàng 🛒')
  assert.equal(placed((await send([...vietnamese])).text).note, vietnamese.toString())
})

// Proves R29.
test('naughty strings come back exactly as they were written, or are refused', async () => {
  let kept = 0
  for (const text of naughtyStrings) {
    const what = JSON.stringify(text).slice(0, 60)
    const body = JSON.stringify({ ...form, contactInfo: text, note: text })
    const ordered = await order(body)
    assert.ok([200, 400].includes(ordered.status), `${what}: ${ordered.status}`)
    assert.match(String(ordered.headers['content-type']), /^application\/json; charset=utf-8$/)
    if (ordered.status === 200) {
      const { contactInfo, note } = placed(ordered.text)
      assert.deepEqual([contactInfo, note], [text.trim(), text.trim()], what)
      kept += 1
    }
    for (const name of ['fullName', 'username'] as const) {
      const edited = await buyer.call(api.accounts.editProfile, { body: { [name]: text } })
      assert.ok([200, 400, 409].includes(edited.status), `${name} ${what}: ${edited.status}`)
      if (edited.success) assert.equal(edited.data.user[name], text.trim(), what)
    }
    const found = await buyer.call(api.orders.history, { query: { q: text } })
    assert.ok([200, 400].includes(found.status), `search ${what}: ${found.status}`)
  }
  assert.ok(kept > naughtyStrings.length / 2, `${kept} kept`)
  const { total } = expectData(await buyer.call(api.orders.history, { query: { q: '%' } }))
  assert.equal(total, naughtyStrings.filter((it) => it.includes('%')).length, 'a wildcard is a character like others')
})

// Proves R34.
test('a file is taken by what it is called and holds; its name is only ever shown', async () => {
  const upload = (fileName: string, content = 'a\nb') =>
    buyer.call(api.orders.autoBotUpload, { body: { serviceId: bot, contactInfo: '@me', fileName, content } })
  for (const name of [
    'a.php',
    'a.html',
    'a.svg',
    'a.zip',
    'a.exe',
    'a.txt.php',
    'a.txt\0.php',
    'a',
    '.',
    `${'a'.repeat(300)}.txt`,
  ])
    assert.equal((await upload(name)).status, 400, name)
  for (const content of ['PK\u0003\u0004\0\0', 'MZ\0\0', '\uFFFD\uFFFD', '\0'])
    assert.equal((await upload('a.txt', content)).status, 400, JSON.stringify(content))
  for (const name of [
    '../../evil.txt',
    '/etc/evil.txt',
    'C:\\evil.txt',
    '\u202Etxt.exe.txt',
    'CON.txt',
    'a"b\r\nX-Y: z.txt',
    '%2e%2e%2fevil.txt',
  ]) {
    const { id } = expectData(await upload(name)).order
    const { run } = expectData(await buyer.call(api.bots.run, { params: { id } }))
    assert.doesNotMatch(run.fileName, /[/\\\p{Cc}\p{Cf}]/u, name)
  }
  for (const path of [
    '/evil.txt',
    '/uploads/evil.txt',
    '/files/evil.txt',
    '/data/evil.txt',
    '/api/uploads/evil.txt',
    '/assets/..%2f..%2fpackage.json',
    '/assets/../../package.json',
  ])
    assert.equal((await sendRaw(server.url, { path })).status, 404, path)
})

// Proves R37.
test('more than a body may have is refused before it is read, announced or not, packed or not', async () => {
  const path = '/api/user/order/auto-bot-upload'
  const token = buyer.accessToken
  const announced = { 'content-length': String(2 * 1024 ** 3), 'content-type': 'application/json' }
  const early = await sendRaw(server.url, { method: 'POST', path, token, headers: announced })
  assert.equal(early.status, 413, 'not a byte of the body was sent')
  const before = process.memoryUsage().rss
  const endless = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: endlessBytes(),
    duplex: 'half',
  } as RequestInit).then(
    (answer) => answer.status,
    () => 413,
  )
  assert.equal(endless, 413)
  assert.ok(process.memoryUsage().rss - before < 200 * 1024 ** 2)
  const { total } = expectData(await buyer.call(api.orders.botOrders))
  await sendMost(
    path,
    token,
    JSON.stringify({ serviceId: bot, contactInfo: '@me', fileName: 'a.txt', content: 'a\nb' }),
  )
  assert.equal(expectData(await buyer.call(api.orders.botOrders)).total, total)
})

function sendMost(path: string, token: string, body: string): Promise<void> {
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    authorization: `Bearer ${token}`,
  }
  return new Promise((resolve) => {
    const asking = request(server.url + path, { method: 'POST', headers })
    asking.on('error', () => {}).on('close', () => resolve())
    asking.write(body.slice(0, body.length * 0.9), () => asking.destroy())
  })
}

function endlessBytes(): ReadableStream {
  const chunk = new Uint8Array(1024 ** 2).fill(0x20)
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      if (++sent > 2_000) controller.close()
      else controller.enqueue(chunk)
    },
  })
}
