import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { makeOperator } from '#features/accounts/index.ts'
import { changeOffer } from '#features/catalog/index.ts'
import { customerAccount, house, post } from '#features/ledger/index.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const colleague = await employ()

/** An operator with all rights, and with money that counts as deposited. */
async function employ(): Promise<Person> {
  const person = await shop.createBuyer(50_000_000)
  await server.db.transaction((tx) => makeOperator(tx, person.email))
  return server.signIn(person)
}
const legs = { [house.manual]: -50_000_000, [customerAccount(operator.id)]: 50_000_000 }
await server.db.transaction((tx) => post(tx, { kind: 'deposit', reference: 'own', legs }))

const orderOf = (serviceId: string) => ({ serviceId, amount: 1, contactInfo: '@me' })
/** The refusal of quote and order, which must agree. */
async function refused(person: Person, serviceId: string): Promise<boolean> {
  const { amount, contactInfo: _ } = orderOf(serviceId)
  const quote = await person.call(api.orders.quote, { body: { serviceId, amount } })
  const placed = await person.call(api.orders.owner, { body: orderOf(serviceId) })
  if (placed.success) {
    assert.ok(quote.success)
    return false
  }
  const words = 'You decided this price last: you can order it once somebody else has.'
  for (const answer of [quote, placed]) assert.deepEqual(expectRefusal(answer, 400, 'VALIDATION'), { serviceId: words })
  return true
}
async function setPrice(by: Person, id: string, price: number, brackets: { from: number; price: number }[] = []) {
  const { service } = expectData(await by.call(api.catalog.offeredService, { params: { id } }))
  const body = { version: service.version, seenAvailability: null, draft: { ...service.draft, price, brackets } }
  expectData(await by.call(api.catalog.editService, { params: { id }, body }))
}

// Proves R82.
test('who set the price or the brackets of a service last does not order it until somebody else did', async () => {
  const id = await shop.createService({ price: 450_000 })
  assert.deepEqual([await refused(operator, id), await refused(colleague, id)], [true, false])
  await setPrice(colleague, id, 1)
  assert.deepEqual([await refused(operator, id), await refused(colleague, id)], [false, true])
  await setPrice(operator, id, 1, [{ from: 10, price: 1 }])
  assert.deepEqual([await refused(operator, id), await refused(colleague, id)], [true, false])
  // Another kind of change sets no price. A price that a supplier sets has no author.
  const draft = { price: 1, minAmount: 1, maxAmount: 500, cost: '1' }
  await server.db.transaction((tx) => changeOffer(tx, id, draft, colleague.id))
  assert.equal(await refused(operator, id), true)
  await server.db.transaction((tx) => changeOffer(tx, id, { ...draft, price: 2 }, null))
  assert.deepEqual([await refused(operator, id), await refused(colleague, id)], [false, false])
})

// Proves R82.
test('who set the discount tiers last orders nothing that a tier makes cheaper', async () => {
  const id = await shop.createService({ price: 1_000 })
  const { version } = expectData(await colleague.call(api.orderSettings.settings))
  const save = (by: Person, discount: number, seen: number) =>
    by.call(api.orderSettings.saveSettings, { body: { tiers: [{ deposit: 1_000, discount }], version: seen } })
  expectData(await save(colleague, 40, version))
  assert.equal(await refused(colleague, id), true)
  expectData(await save(operator, 20, version + 1))
  assert.equal(await refused(colleague, id), false)
})
