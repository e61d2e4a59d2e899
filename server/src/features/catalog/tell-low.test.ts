import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { ServiceDraft } from '@runmart/contract/catalog'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { stockTold } from '#test/stock-told.ts'
import { startTestServer } from '#test/test-server.ts'
import { tellLow } from './tell-low.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const buyer = await shop.createBuyer(1_000_000)
const key = () => ({ idempotencyKey: randomUUID() })

async function createCounted(availability: number | null, name = 'Likes') {
  const text = { name, description: 'x' }
  const id = await shop.createService({ price: 1_000, availability, texts: { en: text, vi: text, ru: text } })
  const get = async () => expectData(await operator.call(api.catalog.offeredService, { params: { id } })).service
  return {
    id,
    get,
    edit: async (changes: Partial<ServiceDraft>) => {
      const { version, draft } = await get()
      const body = { version, seenAvailability: draft.availability, draft: { ...draft, ...changes } }
      expectData(await operator.call(api.catalog.editService, { params: { id }, body }))
    },
    buy: async (amount: number) => {
      const body = { serviceId: id, amount, contactInfo: '@me' }
      return expectData(await buyer.call(api.orders.owner, { body }, key())).order.id
    },
    /** Sends the alerts on two nodes at once, and returns the ones about this service. */
    told: async () => {
      await Promise.all([server.db.transaction(tellLow), server.db.transaction(tellLow)])
      return stockTold(server, id)
    },
  }
}

const cancel = async (id: string) => expectData(await buyer.call(api.orders.cancel, { params: { id } }))

test('a tenth of the entered number is told once, and once more when it is sold out', async () => {
  const service = await createCounted(25, 'Fresh likes')
  await service.buy(22)
  assert.deepEqual(await service.told(), [])
  await service.buy(1)
  assert.deepEqual(await service.told(), [2])
  await service.buy(1)
  assert.deepEqual(await service.told(), [2])
  await service.buy(1)
  assert.deepEqual(await service.told(), [2, 0])
  for (const title of [/^Fresh likes: 2 left$/, /^Fresh likes: sold out$/]) {
    const { text = '' } = await server.mailbox.waitFor(operator.email, title)
    assert.match(text, new RegExp(`/operator/services/${service.id}\\n`))
  }
})

test('nine, and what is sold out at once, are told when nothing is left', async () => {
  const [small, large] = [await createCounted(9), await createCounted(30)]
  await small.buy(8)
  assert.deepEqual(await small.told(), [])
  await small.buy(1)
  await large.buy(30)
  assert.deepEqual([await small.told(), await large.told()], [[0], [0]])
})

test('orders that are cancelled and placed again across the line tell nothing again', async () => {
  const service = await createCounted(20)
  let last = await service.buy(5)
  await service.buy(13)
  assert.deepEqual(await service.told(), [2])
  await cancel(last)
  assert.deepEqual(await service.told(), [2])
  last = await service.buy(5)
  assert.deepEqual(await service.told(), [2])
  const rest = await service.buy(2)
  assert.deepEqual(await service.told(), [2, 0])
  for (const id of [rest, last]) await cancel(id)
  assert.deepEqual(await service.told(), [2, 0])
  await service.buy(7)
  assert.deepEqual(await service.told(), [2, 0])
})

test('another number that is entered is told of anew, also the same one; another price is not', async () => {
  const service = await createCounted(10)
  await service.buy(9)
  assert.deepEqual(await service.told(), [1])
  await service.edit({ price: 2_000 })
  assert.deepEqual(await service.told(), [1])
  await service.edit({ availability: 10 })
  // The job did not run in between.
  await service.buy(9)
  assert.deepEqual(await service.told(), [1, 1])
})

test('a number that is entered for many services at once counts', async () => {
  const service = await createCounted(null)
  const { id, version } = await service.get()
  const changes = [{ id, version, seenAvailability: null, set: { availability: 40 } }]
  expectData(await operator.call(api.catalogEdits.editMany, { body: { changes } }, key()))
  await service.buy(36)
  assert.deepEqual(await service.told(), [4])
})

test('a zero that somebody entered is not told; what is hidden is told when it is shown again', async () => {
  const [zero, hidden] = [await createCounted(5), await createCounted(10)]
  await zero.edit({ availability: 0 })
  await hidden.buy(9)
  await hidden.edit({ visibility: 'hidden' })
  assert.deepEqual([await zero.told(), await hidden.told()], [[], []])
  await hidden.edit({ visibility: 'shown' })
  assert.deepEqual(await hidden.told(), [1])
})
