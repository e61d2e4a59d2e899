import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, serviceDraft } from '#test/shop.ts'
import { type Person, startTestServer } from '#test/test-server.ts'
import { getFavourites, restoreAvailability, tellWaiting } from './index.ts'

const server = await startTestServer()
const shop = await createShop(server)
const marksOf = async ({ call }: Person) => expectData(await call(api.catalogFavourites.favourites))

// Proves S10.22.
test('favourites are kept per customer, the newest first, and doing it twice changes nothing', async () => {
  const [one, other] = [await server.createCustomer(), await server.createCustomer()]
  const [tea, milk] = [await shop.createService(), await shop.createService()]
  const add = (id: string) => one.call(api.catalogFavourites.addFavourite, { params: { id } })
  expectData(await add(tea))
  expectData(await add(milk))
  assert.deepEqual(expectData(await add(tea)).favouriteIds, [milk, tea])
  assert.deepEqual(await marksOf(other), { favouriteIds: [], waitingIds: [] })
  expectData(await one.call(api.catalogFavourites.removeFavourite, { params: { id: milk } }))
  assert.deepEqual((await marksOf(one)).favouriteIds, [tea])
  for (const id of ['none', '00000000-0000-4000-8000-000000000000']) expectRefusal(await add(id), 404, 'NOT_FOUND')
})

const news = async ({ call }: Person) =>
  expectData(await call(api.notifications.list)).items.filter((it) => it.news.kind === 'service-back')

async function setStatus(id: string, status: 'active' | 'maintenance'): Promise<void> {
  const found = expectData(await shop.operator.call(api.catalog.offered)).items.find((it) => it.id === id)
  assert.ok(found)
  const body = { version: found.version, seenAvailability: found.draft.availability, draft: { ...found.draft, status } }
  expectData(await shop.operator.call(api.catalog.editService, { params: { id }, body }))
}

test('whoever waits is told once when the service is back, and again only when they ask again', async () => {
  const customer = await server.createCustomer()
  const texts = { ...serviceDraft.texts, en: { name: 'Tea', description: 'x' } }
  const id = await shop.createService({ status: 'maintenance', texts })
  const wait = () => customer.call(api.catalogFavourites.waitFor, { params: { id } })
  assert.deepEqual(expectData(await wait()).waitingIds, [id])
  expectData(await wait())
  for (const status of ['active', 'maintenance', 'active'] as const) await setStatus(id, status)
  const told = await eventually(async () => (await news(customer))[0]?.news)
  assert.ok(told.kind === 'service-back')
  assert.deepEqual([told.serviceId, told.names.en], [id, 'Tea'])
  assert.deepEqual((await marksOf(customer)).waitingIds, [])
  await setStatus(id, 'maintenance')
  expectData(await wait())
  await setStatus(id, 'active')
  await eventually(async () => (await marksOf(customer)).waitingIds.length === 0 && (await news(customer)).length > 1)
  assert.equal((await news(customer)).length, 2)
})

test('places that a refund gives back are news as well; who no longer waits is not told', async () => {
  const [waiting, left] = [await server.createCustomer(), await server.createCustomer()]
  const params = { id: await shop.createService({ availability: 0 }) }
  for (const { call } of [waiting, left]) expectData(await call(api.catalogFavourites.waitFor, { params }))
  expectData(await left.call(api.catalogFavourites.stopWaitingFor, { params }))
  await tellWaiting(server.db)
  assert.deepEqual([(await news(waiting)).length, (await marksOf(waiting)).waitingIds], [0, [params.id]])
  await server.db.transaction((tx) => restoreAvailability(tx, params.id, 2))
  await tellWaiting(server.db)
  await eventually(async () => (await news(waiting)).length === 1)
  assert.equal((await news(left)).length, 0)
})

test('closing the account forgets what was marked', async () => {
  const person = await server.createCustomer()
  const params = { id: await shop.createService({ availability: 0 }) }
  expectData(await person.call(api.catalogFavourites.addFavourite, { params }))
  expectData(await person.call(api.catalogFavourites.waitFor, { params }))
  const body = { password: person.password, giveUpBalance: 0 }
  expectData(await person.call(api.accountClosure.close, { body }))
  const left = await server.db.transaction((tx) => getFavourites(tx, person.id))
  assert.deepEqual(left, { favouriteIds: [], waitingIds: [] })
})
