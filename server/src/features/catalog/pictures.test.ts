import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { languages } from '@runmart/contract/languages'
import sharp from 'sharp'
import { drawPng } from '#test/draw-png.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'

const server = await startTestServer()
const shop = await createShop(server)
const call = shop.operator.call
const key = () => ({ idempotencyKey: randomUUID() })

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
  const { picture } = expectData(await set(id, await drawPng(256)))
  assert.equal(await pictureOf(id), picture)
  const answer = await get(picture)
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  assert.deepEqual([format, width, height], ['webp', 256, 256])
  assert.deepEqual(
    ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy'].map(
      (it) => answer.headers[it],
    ),
    ['image/webp', 'nosniff', 'public, max-age=31536000, immutable', "default-src 'none'; sandbox"],
  )
  const other = await shop.createService()
  assert.equal(expectData(await set(other, await drawPng(256))).picture, picture)
})

test('another picture has another address; what nothing shows any more is gone, what something else shows stays', async () => {
  const [first, second] = [await shop.createService(), await shop.createService()]
  const before = expectData(await set(first, await drawPng(300))).picture
  expectData(await set(second, await drawPng(300)))
  const after = expectData(await set(first, await drawPng(301))).picture
  assert.notEqual(after, before)
  assert.equal((await get(before)).statusCode, 200)
  const params = { id: second }
  expectData(await call(api.catalogPictures.removeServicePicture, { params }))
  // A second removal changes nothing.
  expectData(await call(api.catalogPictures.removeServicePicture, { params }))
  assert.equal(await pictureOf(second), null)
  assert.equal((await get(before)).statusCode, 404)
  assert.equal((await get(after)).statusCode, 200)
})

test('only a square that is large enough and can be read is taken, and what is refused changes nothing', async () => {
  const id = await shop.createService()
  const { picture } = expectData(await set(id, await drawPng(260)))
  const refused = async (bytes: Buffer) => expectRefusal(await set(id, bytes), 400, 'VALIDATION').content ?? ''
  for (const [width, height] of [[255], [400, 300], [3_000, 2_999]] as const)
    assert.match(await refused(await drawPng(width, height)), /^Use a square/)
  assert.match(await refused(Buffer.from('<svg onload="x"/>'.repeat(9))), /^Not a PNG/)
  assert.match(await refused((await drawPng(260)).subarray(0, 60)), /^This picture can’t be read/)
  assert.match(await refused(Buffer.alloc(1024 * 1024 + 1)), /^Maximum 1\u00a0MB/)
  assert.equal(await pictureOf(id), picture)
  expectRefusal(await set(randomUUID(), await drawPng(256)), 404, 'NOT_FOUND')
  expectRefusal(await setOfCategory('nowhere', await drawPng(256)), 404, 'NOT_FOUND')
})

test('a picture too large to be decoded is refused in the language of the operator', async () => {
  const params = { id: await shop.createService() }
  const large = body(await drawPng(3_001))
  const sentences = []
  for (const language of languages) {
    const speaks = server.as(shop.operator.accessToken, language)
    const answer = await speaks(api.catalogPictures.setServicePicture, { params, body: large })
    sentences.push(expectRefusal(answer, 400, 'VALIDATION').content?.replaceAll('\u00a0', ' '))
  }
  assert.deepEqual(sentences, [
    'Maximum 1 MB and 3,000 × 3,000 pixels',
    'Tối đa 1 MB và 3.000 × 3.000 điểm ảnh',
    'Не больше 1 МБ и 3000 × 3000 пикселей',
  ])
})

test('a call of the API cannot store its own bytes: what is served is drawn anew, and no larger than tiles are', async () => {
  const id = await shop.createService()
  const sent = Buffer.concat([await drawPng(900), Buffer.from('<script>Hanoi 21</script>')])
  const { picture } = expectData(await set(id, sent))
  const { rawPayload } = await get(picture)
  assert.ok(!rawPayload.includes('Hanoi'))
  const { format, width, height } = await sharp(rawPayload).metadata()
  assert.deepEqual([format, width, height], ['webp', 512, 512])
})

test('services without a picture are shown with that of their category, except for bots', async () => {
  const slug = 'game'
  const [plain, own, bot] = [
    await shop.createService({ category: slug }),
    await shop.createService({ category: slug }),
    await shop.createService({ category: slug, serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED' }),
  ]
  const ownPicture = expectData(await set(own, await drawPng(310))).picture
  const { picture } = expectData(await setOfCategory(slug, await drawPng(311)))
  assert.deepEqual([await pictureOf(plain), await pictureOf(own), await pictureOf(bot)], [picture, ownPicture, null])
  assert.equal((await listed()).categories.find((it) => it.slug === slug)?.picture, picture)
  const offered = expectData(await call(api.catalog.offeredService, { params: { id: plain } }))
  assert.equal(offered.service.picture, null)
  expectData(await call(api.catalogPictures.removeCategoryPicture, { params: { slug } }))
  assert.deepEqual([await pictureOf(plain), await pictureOf(own)], [null, ownPicture])
})

test('a copy has the picture too, and keeps it when the first gets another one', async () => {
  const id = await shop.createService()
  const { picture } = expectData(await set(id, await drawPng(320)))
  const { service } = expectData(await call(api.catalogEdits.copyService, { params: { id } }, key()))
  assert.equal(service.picture, picture)
  expectData(await set(id, await drawPng(321)))
  assert.equal((await get(picture)).statusCode, 200)
})

test('an edit of the service leaves its picture, and a picture leaves an edit that is under way', async () => {
  const id = await shop.createService()
  const { service } = expectData(await call(api.catalog.offeredService, { params: { id } }))
  const { picture } = expectData(await set(id, await drawPng(330)))
  const edited = { ...service.draft, price: 777 }
  const edit = { version: service.version, seenAvailability: service.draft.availability, draft: edited }
  const saved = expectData(await call(api.catalog.editService, { params: { id }, body: edit })).service
  assert.deepEqual([saved.draft.price, saved.picture], [777, picture])
})

test('a removed category takes its picture along', async () => {
  const names = { en: 'Away', vi: 'Away', ru: 'Away' }
  const draft = { names, glyph: 'other', hidden: false } as const
  expectData(await call(api.catalogCategories.createCategory, { body: { slug: 'away', draft } }))
  const { picture } = expectData(await setOfCategory('away', await drawPng(340)))
  expectData(await call(api.catalogCategories.removeCategory, { params: { slug: 'away' } }))
  assert.equal((await get(picture)).statusCode, 404)
})

test('many who set and remove the same pictures at once all succeed', async () => {
  const ids = [await shop.createService(), await shop.createService(), await shop.createService()]
  await runConcurrently(12, async (nth) => {
    const id = ids[nth % ids.length] ?? ''
    if (nth % 4 === 3) expectData(await call(api.catalogPictures.removeServicePicture, { params: { id } }))
    else expectData(await (nth % 4 === 2 ? setOfCategory('proxy', await drawPng(350)) : set(id, await drawPng(350))))
  })
  for (const id of ids) {
    const picture = await pictureOf(id)
    if (picture) assert.equal((await get(picture)).statusCode, 200)
  }
})

test('it is on the audit log who gave a service which picture', async () => {
  const id = await shop.createService()
  const { picture } = expectData(await set(id, await drawPng(360)))
  expectData(await call(api.catalogPictures.removeServicePicture, { params: { id } }))
  const { items } = expectData(await call(api.audit.list, { query: { subject: id } }))
  const changes = items.filter((it) => it.action.endsWith('-picture')).map((it) => [it.action, it.changes])
  assert.deepEqual(changes, [
    ['catalog.remove-picture', [{ name: 'picture', before: picture, after: null }]],
    ['catalog.set-picture', [{ name: 'picture', before: null, after: picture }]],
  ])
})
