import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { AuditAction } from '@runmart/contract/audit'
import { type Language, languages } from '@runmart/contract/languages'
import { sql } from '#platform/db/sql.ts'
import { expectData } from '#test/expect-answer.ts'
import { createSuppliedShop } from '#test/supplied-shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createSuppliedShop(server)
const { operator } = shop
const textNamed = (name: string) => ({ name, description: 'What it does' })
const texts = { en: textNamed('Proxies'), vi: textNamed('Máy chủ proxy'), ru: textNamed('Прокси') }
const serviceId = await shop.createService({ texts })
const supplier = await shop.addSupplier()
expectData(await operator.call(api.stock.add, { params: { id: serviceId }, body: { lines: ['one'] } }))

expectData(await operator.call(api.suppliers.check, { params: { id: supplier.id } }))
const supplierName = `Panel ${supplier.id.slice(0, 4)}`

const named = async (action: AuditAction, language: Language) => {
  const call = server.as(operator.accessToken, language)
  const [listed] = expectData(await call(api.audit.list, { query: { action } })).items
  assert.ok(listed)
  const { entry } = expectData(await call(api.audit.entry, { params: { id: listed.id } }))
  assert.equal(entry.subjectName, listed.subjectName)
  return [entry.subject, entry.subjectName]
}

test('services, in the language of who asks, and suppliers are named, in the list and in the entry', async () => {
  for (const language of languages)
    for (const action of ['catalog.create-service', 'stock.add'] as const)
      assert.deepEqual(await named(action, language), [serviceId, texts[language].name])
  assert.deepEqual(await named('suppliers.check', 'en'), [supplier.id, supplierName])
})

test('ids of staff among the values are names', async () => {
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into audit.entries (operator_id, action, subject, address, details)
      values (null, 'credit.approve', ${randomUUID()}, 'command', ${{ askedBy: operator.id }})`),
  )
  const { items } = expectData(await operator.call(api.audit.list, { query: { action: 'credit.approve' } }))
  assert.deepEqual(items[0]?.changes, [{ name: 'askedBy', before: null, after: operator.username }])
})

test('the table for spreadsheets names them as well; what is not there any more has none', async () => {
  const gone = randomUUID()
  await server.owner.transaction((tx) =>
    tx.run(sql`
      insert into audit.entries (operator_id, action, subject, address)
      values (null, 'stock.add', ${gone}, 'command'), (null, 'catalog.order-services', 'services', 'command')`),
  )
  const response = await fetch(`${server.url}/api/operator/audit?format=csv`, {
    headers: { authorization: `Bearer ${operator.accessToken}`, 'accept-language': 'ru' },
  })
  const [, ...rows] = (await response.text()).trimEnd().split('\r\n')
  const namesOf = new Map(rows.map((row) => row.split(';')).map((row) => [row[3], row.at(-1)]))
  assert.deepEqual(
    [serviceId, supplier.id, gone, 'services'].map((it) => namesOf.get(it)),
    ['Прокси', supplierName, '', 'Услуги'],
  )
  assert.deepEqual(await named('catalog.order-services', 'en'), ['services', null])
})
