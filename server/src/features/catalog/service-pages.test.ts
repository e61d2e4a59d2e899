import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import { drawPng } from '#test/draw-png.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop, runConcurrently, serviceDraft } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { renderPageText } from './render-page-text.ts'

const server = await startTestServer()
const shop = await createShop(server)
const call = shop.operator.call
const saved = async (id: string) => {
  const found = expectData(await call(api.catalog.offered)).items.find((it) => it.id === id)
  assert.ok(found)
  return found
}
const edit = async (id: string, changes: object) => {
  const { version, draft } = await saved(id)
  const body = { version, seenAvailability: draft.availability, draft: { ...draft, ...changes } }
  return call(api.catalog.editService, { params: { id }, body })
}
const named = (name: string) => ({ ...serviceDraft.texts, en: { name, description: 'x' } })

test('an address is made from the English name, numbered where others have it, also by many at once', async () => {
  const slugs = await runConcurrently(3, async () => {
    const id = await shop.createService({ texts: named('Tea & Café, 1st class!') })
    return (await saved(id)).draft.slug
  })
  assert.deepEqual(slugs.toSorted(), ['tea-cafe-1st-class', 'tea-cafe-1st-class-2', 'tea-cafe-1st-class-3'])
  const cyrillic = await shop.createService({ texts: named('Чай') })
  assert.equal((await saved(cyrillic)).draft.slug, 'chai')
  const odd = await shop.createService({ texts: named('茶') })
  assert.equal((await saved(odd)).draft.slug, 'service')
})

test('an address can be chosen and changed; one that another service has or had is refused', async () => {
  const [first, second] = [await shop.createService({ slug: 'first' }), await shop.createService({ slug: 'second' })]
  expectData(await edit(first, { slug: 'renamed' }))
  for (const slug of ['renamed', 'first'])
    assert.match(expectRefusal(await edit(second, { slug }), 400, 'VALIDATION')['draft.slug'] ?? '', /has or had/)
  expectRefusal(await edit(second, { slug: 'No Way' }), 400, 'VALIDATION')
  // A service may get its own former slug back.
  expectData(await edit(first, { slug: 'first' }))
  assert.equal((await saved(first)).draft.slug, 'first')
})

test('unit and warranty are left as they are when a program does not name them', async () => {
  const id = await shop.createService({ unit: 'channel', warrantyDays: 30 })
  expectData(await edit(id, { unit: undefined, warrantyDays: undefined, price: 5 }))
  const { draft } = await saved(id)
  assert.deepEqual([draft.unit, draft.warrantyDays, draft.price], ['channel', 30, 5])
  const bot = await shop.createService({ serviceType: 'AUTO_BOT', provider: 'USER_PROVIDED' })
  assert.equal((await saved(bot)).draft.unit, 'line')
})

const nothing = { get: '', need: '', questions: '' }
const texts = (get: string) => ({ en: { ...nothing, get }, vi: nothing, ru: nothing })

test('a page is saved once per version, on record with before and after, and a service that does not exist has none', async () => {
  const id = await shop.createService()
  const params = { id }
  assert.deepEqual(expectData(await call(api.catalogPages.servicePage, { params })).page, {
    version: 0,
    texts: texts(''),
  })
  const save = (version: number, get: string) =>
    call(api.catalogPages.saveServicePage, { params, body: { version, texts: texts(get) } })
  assert.equal(expectData(await save(0, 'one')).page.version, 1)
  expectRefusal(await save(0, 'two'), 409, 'CONFLICT')
  assert.equal(expectData(await call(api.catalogPages.servicePage, { params })).page.texts.en.get, 'one')
  expectData(await save(1, 'three'))
  const { items } = expectData(await call(api.audit.list, { query: { subject: id, action: 'catalog.edit-page' } }))
  assert.deepEqual(
    items.map((it) => it.changes),
    [[{ name: 'en.get', before: 'one', after: 'three' }], [{ name: 'en.get', before: null, after: 'one' }]],
  )
  const nowhere = { id: '00000000-0000-4000-8000-000000000000' }
  expectRefusal(await call(api.catalogPages.servicePage, { params: nowhere }), 404, 'NOT_FOUND')
})

test('a text cannot bring scripts, foreign pictures or addresses that browsers run', () => {
  const html = renderPageText(
    `# Big\n<script>x</script> <img src=x onerror=x>\n\n[a](javascript:x) [b](//evil.example) [c](https://good.example) [d](/deposit)\n\n![e](https://evil.example/x.png) ![f"><b>](/pictures/none)\n\n- [x] done`,
    new Map(),
  )
  assert.ok(!/<script|<img|javascript:|evil\.example|<input|<h1/.test(html), html)
  assert.match(html, /<h3>Big<\/h3>/)
  assert.match(html, /<a href="https:\/\/good\.example">c<\/a> <a href="\/deposit">d<\/a>/)
})

test('a picture is drawn anew, served for ever without being run, and shown with its size', async () => {
  const id = await shop.createService()
  const params = { id }
  const add = (bytes: Buffer) =>
    call(api.catalogPages.addPicture, { params, body: { content: bytes.toString('base64') } })
  for (const bytes of [Buffer.from('<svg onload="x"/>'.repeat(9)), Buffer.from('GIF89a'.repeat(9))])
    assert.match(expectRefusal(await add(bytes), 400, 'VALIDATION').content ?? '', /^Not a PNG/)
  assert.match(expectRefusal(await add(await drawPng(3_001, 5)), 400, 'VALIDATION').content ?? '', /^Maximum 1\u00a0MB/)
  const { picture } = expectData(await add(Buffer.concat([await drawPng(640, 360), Buffer.from('<script>')])))
  const answer = await server.app.inject({ url: picture.path })
  assert.ok(!answer.rawPayload.includes('<script>'))
  assert.deepEqual(
    ['content-type', 'x-content-type-options', 'cache-control', 'content-security-policy'].map(
      (it) => answer.headers[it],
    ),
    ['image/webp', 'nosniff', 'public, max-age=31536000, immutable', "default-src 'none'; sandbox"],
  )
  const wide = expectData(await add(await drawPng(2_000, 1_000))).picture
  assert.deepEqual([wide.width, wide.height], [1_600, 800])
  assert.equal((await server.app.inject({ url: '/pictures/none' })).statusCode, 404)
  const shown = expectData(
    await call(api.catalogPages.previewServicePage, { params, body: { ...nothing, get: `![Tea](${picture.path})` } }),
  )
  assert.match(shown.get, new RegExp(`<img src="${picture.path}" width="640" height="360" alt="Tea"`))
  const other = { id: await shop.createService() }
  const body = { version: 0, texts: texts(`![Tea](${picture.path})`) }
  expectRefusal(await call(api.catalogPages.saveServicePage, { params: other, body }), 400, 'VALIDATION')
  expectData(await call(api.catalogPages.saveServicePage, { params, body }))
})

// Proves R78.
test('a page that nests too deeply is refused at its field and still previewed', async () => {
  const params = { id: await shop.createService() }
  const deep = `${'1. '.repeat(1_500)}x`
  const body = { version: 0, texts: texts(deep) }
  const fields = expectRefusal(await call(api.catalogPages.saveServicePage, { params, body }), 400, 'VALIDATION')
  assert.match(fields['texts.en.get'] ?? '', /nested too deeply/)
  const preview = { params, body: { ...nothing, get: deep } }
  assert.match(expectData(await call(api.catalogPages.previewServicePage, preview)).get, /x/)
})
