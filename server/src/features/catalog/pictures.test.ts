import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { pictures } from '#test/pictures.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const call = shop.operator.call
const key = () => ({ idempotencyKey: randomUUID() })

/** A PNG that says it has this size; the resolution only makes it another one. */
function png(width: number, height = width, bytes = Buffer.from(pictures.png)): Buffer {
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}
const body = (bytes: Buffer) => ({ content: bytes.toString('base64') })
const set = (id: string, bytes: Buffer) =>
  call(api.catalogPictures.setServicePicture, { params: { id }, body: body(bytes) })
const setOfCategory = (slug: string, bytes: Buffer) =>
  call(api.catalogPictures.setCategoryPicture, { params: { slug }, body: body(bytes) })
const listed = async () => expectData(await call(api.catalog.services))
const pictureOf = async (id: string) => (await listed()).items.find((it) => it.id === id)?.picture
const get = (url: string) => server.app.inject({ url })

test('a service is shown with its picture, which is kept for ever under its content', async () => {
  const id = await shop.createService()
  assert.equal(await pictureOf(id), null)
  const { picture } = expectData(await set(id, png(256)))
  assert.equal(await pictureOf(id), picture)
  const answer = await get(picture)
  assert.deepEqual(answer.rawPayload, png(256))
  assert.deepEqual(
    ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy'].map(
      (it) => answer.headers[it],
    ),
    ['image/png', 'nosniff', 'public, max-age=31536000, immutable', "default-src 'none'; sandbox"],
  )
  const other = await shop.createService()
  assert.equal(expectData(await set(other, png(256))).picture, picture)
})

test('another picture has another address; what nothing shows any more is gone, what something else shows stays', async () => {
  const [first, second] = [await shop.createService(), await shop.createService()]
  const before = expectData(await set(first, png(300))).picture
  expectData(await set(second, png(300)))
  const after = expectData(await set(first, png(301))).picture
  assert.notEqual(after, before)
  assert.equal((await get(before)).statusCode, 200)
  const params = { id: second }
  expectData(await call(api.catalogPictures.removeServicePicture, { params }))
  // Once more changes nothing.
  expectData(await call(api.catalogPictures.removeServicePicture, { params }))
  assert.equal(await pictureOf(second), null)
  assert.equal((await get(before)).statusCode, 404)
  assert.equal((await get(after)).statusCode, 200)
})

test('only a square of a sensible size and weight is taken, and what is refused changes nothing', async () => {
  const id = await shop.createService()
  const { picture } = expectData(await set(id, png(260)))
  const refused = async (bytes: Buffer) => expectRefusal(await set(id, bytes), 400, 'VALIDATION').content ?? ''
  for (const bytes of [png(255), png(1_025), png(400, 300)]) assert.match(await refused(bytes), /^Use a square/)
  assert.match(await refused(Buffer.from('<svg onload="x"/>'.repeat(9))), /^Not a PNG/)
  assert.match(await refused(Buffer.alloc(256 * 1024 + 1)), /^Maximum 256 KB/)
  assert.equal(await pictureOf(id), picture)
  expectRefusal(await set('00000000-0000-4000-8000-000000000000', png(256)), 404, 'NOT_FOUND')
  expectRefusal(await setOfCategory('nowhere', png(256)), 404, 'NOT_FOUND')
})

test('what a camera noted is not kept', async () => {
  const id = await shop.createService()
  const note = Buffer.from('\0\0\0\x08tEXtHanoi 21\0\0\0\0', 'latin1')
  const noted = Buffer.concat([png(270).subarray(0, 33), note, png(270).subarray(33)])
  const { picture } = expectData(await set(id, noted))
  assert.deepEqual((await get(picture)).rawPayload, png(270))
})

test('services without a picture are shown with that of their category, except for bots', async () => {
  const slug = 'game'
  const [plain, own, bot] = [
    await shop.createService({ category: slug }),
    await shop.createService({ category: slug }),
    await shop.createService({ category: slug, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED' }),
  ]
  const ownPicture = expectData(await set(own, png(310))).picture
  const { picture } = expectData(await setOfCategory(slug, png(311)))
  assert.deepEqual([await pictureOf(plain), await pictureOf(own), await pictureOf(bot)], [picture, ownPicture, null])
  assert.equal((await listed()).categories.find((it) => it.slug === slug)?.picture, picture)
  const offered = expectData(await call(api.catalog.offeredService, { params: { id: plain } }))
  assert.equal(offered.service.picture, null)
  expectData(await call(api.catalogPictures.removeCategoryPicture, { params: { slug } }))
  assert.deepEqual([await pictureOf(plain), await pictureOf(own)], [null, ownPicture])
})

test('a copy has the picture too, and keeps it when the first gets another one', async () => {
  const id = await shop.createService()
  const { picture } = expectData(await set(id, png(320)))
  const { service } = expectData(await call(api.catalogEdits.copyService, { params: { id } }, key()))
  assert.equal(service.picture, picture)
  expectData(await set(id, png(321)))
  assert.equal((await get(picture)).statusCode, 200)
})

test('an edit of the service leaves its picture, and a picture leaves an edit that is under way', async () => {
  const id = await shop.createService()
  const { service } = expectData(await call(api.catalog.offeredService, { params: { id } }))
  const { picture } = expectData(await set(id, png(330)))
  const edited = { ...service.draft, price: 777 }
  const edit = { version: service.version, seenAvailability: service.draft.availability, draft: edited }
  const saved = expectData(await call(api.catalog.editService, { params: { id }, body: edit })).service
  assert.deepEqual([saved.draft.price, saved.picture], [777, picture])
})

test('a removed category takes its picture along', async () => {
  const names = { en: 'Away', vi: 'Away', ru: 'Away' }
  const draft = { names, glyph: 'other', hidden: false } as const
  expectData(await call(api.catalogCategories.createCategory, { body: { slug: 'away', draft } }))
  const { picture } = expectData(await setOfCategory('away', png(340)))
  expectData(await call(api.catalogCategories.removeCategory, { params: { slug: 'away' } }))
  assert.equal((await get(picture)).statusCode, 404)
})

test('many who set and remove the same pictures at once all succeed', async () => {
  const ids = [await shop.createService(), await shop.createService(), await shop.createService()]
  await runConcurrently(12, async (nth) => {
    const id = ids[nth % ids.length] ?? ''
    if (nth % 4 === 3) expectData(await call(api.catalogPictures.removeServicePicture, { params: { id } }))
    else expectData(await (nth % 4 === 2 ? setOfCategory('proxy', png(350)) : set(id, png(350))))
  })
  for (const id of ids) {
    const picture = await pictureOf(id)
    if (picture) assert.equal((await get(picture)).statusCode, 200)
  }
})

test('it is on the audit log who gave a service which picture', async () => {
  const id = await shop.createService()
  const { picture } = expectData(await set(id, png(360)))
  expectData(await call(api.catalogPictures.removeServicePicture, { params: { id } }))
  const { items } = expectData(await call(api.audit.list, { query: { subject: id } }))
  const changes = items.filter((it) => it.action.endsWith('-picture')).map((it) => [it.action, it.changes])
  assert.deepEqual(changes, [
    ['catalog.remove-picture', [{ name: 'picture', before: picture, after: null }]],
    ['catalog.set-picture', [{ name: 'picture', before: null, after: picture }]],
  ])
})
