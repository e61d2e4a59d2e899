import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { Secret, TOTP } from 'otpauth'
import { makeOperator } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import { keyVersionOf } from '#platform/sealed.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createPanelShop, panelService, toSave } from '#test/panel-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const logged: string[] = []
const server = await startTestServer({ logLevel: 'trace' }, (line) => logged.push(line))
const shop = await createPanelShop(server)
const { call } = shop.operator

const get = async (id: string) => expectData(await call(api.suppliers.supplier, { params: { id } })).supplier
const saved = async (id: string) => toSave(await get(id))

test('a supplier is added, read right away and listed with what is known of it', async () => {
  const { supplierId } = await shop.addPanel([panelService(), panelService()], { name: 'Sông Hồng' })
  const supplier = await get(supplierId)
  assert.deepEqual(
    [supplier.name, supplier.dongEach, supplier.balance, supplier.problem, supplier.openUntil, supplier.version],
    ['Sông Hồng', '25000', '100.84292', null, null, 1],
  )
  assert.deepEqual(supplier.counts, { offers: 2, services: 0, openOrders: 0, unclearOrders: 0 })
  assert.ok(supplier.syncedAt)
  const { items } = expectData(await call(api.suppliers.list))
  assert.deepEqual(
    items.find((it) => it.id === supplierId),
    supplier,
  )
  expectRefusal(await call(api.suppliers.supplier, { params: { id: 'nothing' } }), 404, 'NOT_FOUND')
})

test('a key is stored encrypted and is in no answer, no log line, no audit entry, no exchange and no job', async () => {
  const { supplierId, panel } = await shop.addPanel([panelService()])
  const { key } = panel.access
  const answers = [
    await call(api.suppliers.list),
    await call(api.suppliers.supplier, { params: { id: supplierId } }),
    await call(api.suppliers.check, { params: { id: supplierId } }),
    await call(api.suppliers.save, { params: { id: supplierId }, body: { ...(await saved(supplierId)), key } }),
    await call(api.audit.list),
  ]
  for (const it of answers) assert.ok(!JSON.stringify(expectData(it as never)).includes(key))
  const { all, box } = await server.owner.transaction((tx) =>
    tx.get<{ all: string; box: Buffer }>(sql`
      select concat((select string_agg(it::text, ' ') from suppliers.suppliers it),
        (select string_agg(encode(key, 'escape'), ' ') from suppliers.suppliers),
        (select string_agg(it::text, ' ') from suppliers.exchanges it),
        (select string_agg(it::text, ' ') from audit.entries it), (select string_agg(it::text, ' ') from platform.outbox it),
        (select string_agg(it::text, ' ') from platform.idempotency_keys it)) as all,
        (select key from suppliers.suppliers where id = ${supplierId}) as box`),
  )
  assert.ok(all.includes('suppliers.save'))
  for (const form of [key, encodeURIComponent(key), key.replaceAll(' ', '+')]) {
    assert.ok(!all.includes(form))
    assert.ok(!logged.join('\n').includes(form))
  }
  assert.equal(keyVersionOf(box), server.config.secretsKeys.current)
})

test('of two operators who change a supplier the second is told; a new host needs the key again', async () => {
  const { supplierId, panel } = await shop.addPanel([])
  const params = { id: supplierId }
  const body = await saved(supplierId)
  const renamed = expectData(
    await call(api.suppliers.save, { params, body: { ...body, name: 'Renamed', dongEach: '26000.5' } }),
  )
  assert.deepEqual(
    [renamed.supplier.name, renamed.supplier.dongEach, renamed.supplier.version],
    ['Renamed', '26000.5', 2],
  )
  expectRefusal(await call(api.suppliers.save, { params, body: { ...body, name: 'Mine' } }), 409, 'CONFLICT')
  const moved = { ...(await saved(supplierId)), url: 'https://elsewhere.example/api/v2' }
  assert.deepEqual(
    Object.keys(expectRefusal(await call(api.suppliers.save, { params, body: moved }), 400, 'VALIDATION')),
    ['key'],
  )
  const { url } = panel.access
  expectData(await call(api.suppliers.save, { params, body: { ...moved, url: `${url}/`, key: panel.access.key } }))
})

test('checking tells what a supplier says against a wrong key, and closes the circuit once it answers', async () => {
  const { supplierId, panel } = await shop.addPanel([], { key: 'a wrong key' })
  const params = { id: supplierId }
  assert.equal((await get(supplierId)).problem, 'Invalid API key')
  await server.owner.transaction((tx) =>
    tx.run(
      sql`update suppliers.suppliers set failures = 5, open_until = now() + interval '1 hour' where id = ${supplierId}`,
    ),
  )
  assert.ok((await get(supplierId)).openUntil)
  assert.ok(expectData(await call(api.suppliers.check, { params })).supplier.openUntil)
  expectData(await call(api.suppliers.save, { params, body: { ...(await saved(supplierId)), key: panel.access.key } }))
  const { supplier } = expectData(await call(api.suppliers.check, { params }))
  assert.deepEqual([supplier.openUntil, supplier.balance], [null, '100.84292'])
  await eventually(async () => (await get(supplierId)).problem === null)
})

test('a balance in another currency than the one that is reckoned with is a problem', async () => {
  const { supplierId } = await shop.addPanel([], { currency: 'eur' })
  const { currency, problem } = await get(supplierId)
  assert.deepEqual([currency, problem], ['EUR', 'other-currency'])
})

test('operators are told once that the balance at a supplier is low, and again after it was topped up', async () => {
  const { supplierId, panel } = await shop.addPanel([], { name: 'Poor panel', lowBalance: '50' })
  const params = { id: supplierId }
  for (const balance of [50, 49.5, 12, 80, 3]) {
    panel.balance = balance
    expectData(await call(api.suppliers.check, { params }))
  }
  await server.mailbox.waitFor(shop.operator.email, /^Balance at Poor panel is low: 3\s?USD$/)
  const told = server.mailbox.mailsTo(shop.operator.email).map((it) => it.subject)
  assert.deepEqual(
    told.filter((it) => it?.includes('Poor panel')),
    ['Balance at Poor panel is low: 49.5\u00a0USD', 'Balance at Poor panel is low: 3\u00a0USD'],
  )
})

test('in a real shop keys go over https alone, and never into private networks, whatever a name leads to', async () => {
  const real = await startTestServer({ demoPassword: null })
  const person = await real.createCustomer()
  await real.db.transaction((tx) => makeOperator(tx, person.email))
  const { secret } = expectData(await person.call(api.accounts.startTwoFactor, { body: { password: person.password } }))
  const otp = new TOTP({ secret: Secret.fromBase32(secret) }).generate()
  expectData(await person.call(api.accounts.enableTwoFactor, { body: { otp } }))
  const settings = {
    ...({ name: 'Panel', kind: 'panel-v2', currency: 'USD', dongEach: '1', callsAMinute: 600 } as const),
    ...({ repeatsSafely: false, lowBalance: null, status: 'active', sellsWhileRefused: false, key: 'a key' } as const),
  }
  const create = (url: string) => person.call(api.suppliers.create, { body: { ...settings, url } })
  for (const url of [
    'http://panel.example/api/v2',
    'https://127.0.0.1/api/v2',
    'https://[::1]/api/v2',
    'https://10.0.0.7/api/v2',
    'https://me:secret@panel.example/api/v2',
  ])
    assert.deepEqual(Object.keys(expectRefusal(await create(url), 400, 'VALIDATION')), ['url'], url)
  const { supplier } = expectData(await create('https://localhost/api/v2'))
  const checked = expectData(await person.call(api.suppliers.check, { params: { id: supplier.id } })).supplier
  assert.equal(checked.problem, 'own:host-not-allowed:localhost')
})

test('a supplier whose address or currency changes is read again; a rate of nothing is refused', async () => {
  const offer = panelService()
  const { supplierId: id } = await shop.addPanel([panelService()])
  const { panel } = await shop.addPanel([offer])
  const params = { id }
  const free = { ...(await saved(id)), dongEach: '0.00' }
  expectRefusal(await call(api.suppliers.save, { params, body: free }), 400, 'VALIDATION')
  const moved = { ...(await saved(id)), ...panel.access }
  expectData(await call(api.suppliers.save, { params, body: moved }))
  await eventually(async () => {
    const { items } = expectData(await call(api.suppliers.offers, { params, query: {} }))
    return items.some((it) => it.id === String(offer.service))
  })
})
