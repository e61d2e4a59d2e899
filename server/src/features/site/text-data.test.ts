import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { api } from '@runmart/contract'
import { blankWords, type EditedText, type Texts, type Words } from '@runmart/contract/content-texts'
import { PublishedTexts, readShippedTexts } from '#features/content/index.ts'
import { pageTemplate } from '#platform/http/site/page-template.ts'
import { openHub } from '#platform/live/hub.ts'
import { createLog } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { eventually } from '#test/eventually.ts'
import { expectData, expectRefusal } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { getTextData } from './text-data.ts'

const server = await startTestServer()
const { operator } = await createShop(server)
const log = createLog('silent', 'test')
const shipped = readShippedTexts(fileURLToPath(new URL('../../../../site/content', import.meta.url)))
const shopTimeZone = 'Asia/Ho_Chi_Minh'
const origin = 'https://shop.example'

/** Another node, which hears of changes only through the database. */
const hub = openHub(server.databaseUrl, log)
after(() => hub.close())
const texts = new PublishedTexts(server.db, hub, { shipped, shopTimeZone, log })

const whole =
  '{{text.title}}|{{{text.html}}}|{{#text.fallback}}in {{.}}|{{/text.fallback}}{{text.canonical}}|' +
  '{{#text.written.en}}en{{/text.written.en}}{{#text.written.vi}}vi{{/text.written.vi}}{{#text.written.ru}}ru{{/text.written.ru}}'
const list = '{{#blog.posts}}{{href}}: {{title}}\n{{/blog.posts}}'
const feed = '{{#blog.feed}}{{href}}\n{{/blog.feed}}'
const map = '{{#texts}}{{#urls}}{{address}}\n{{/urls}}{{/texts}}'

/** The page that a visitor of that node gets, or null. */
async function read(address: string, template = whole): Promise<string | null> {
  const language = address.startsWith('/vi') ? 'vi' : address.startsWith('/ru') ? 'ru' : 'en'
  const load = ({ path }: { path: string }) =>
    getTextData({ path }, language, { texts, publicUrl: origin, shopTimeZone })
  const page = pageTemplate({ address, template, type: 'text/html' }, {}, { load, seldom: [] })
  try {
    return (await page()).plain.toString()
  } catch (problem) {
    if (problem instanceof Refusal && problem.code === 'NOT_FOUND') return null
    throw problem
  }
}
const eventuallyRead = (address: string, words: RegExp, template = whole) =>
  eventually(async () => words.test((await read(address, template)) ?? 'no such page'))

const words = (title: string, body = `About ${title}.`): Words => ({ title, description: `${title}, shortly`, body })
const only = (it: Partial<Texts>): Texts => ({ en: blankWords, vi: blankWords, ru: blankWords, ...it })
type Name = Pick<EditedText, 'kind' | 'slug'>
const get = async (params: Name) => expectData(await operator.call(api.texts.get, { params })).text
const save = async (name: Name, it: Texts) => {
  const { version } = await get(name)
  return expectData(await operator.call(api.texts.save, { params: nameOf(name), body: { version, texts: it } })).text
}
const nameOf = ({ kind, slug }: Name) => ({ kind, slug })
const publish = (text: EditedText, publishAt: string | null = null) =>
  operator.call(api.texts.publish, { params: nameOf(text), body: { version: text.version, publishAt } })
const unpublish = (text: EditedText) =>
  operator.call(api.texts.unpublish, { params: nameOf(text), body: { version: text.version } })
const create = async (slug: string, it: Texts) =>
  expectData(await operator.call(api.texts.create, { body: { slug, texts: it } })).text
const later = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()
const terms = { kind: 'page', slug: 'terms' } as const

test('visitors read the shipped terms until others are published, and again after the first version is restored', async () => {
  assert.match((await read('/terms')) ?? '', /^Terms of use\|.*\|\/terms\|enviru$/s)
  const { texts: before } = await get(terms)
  const draft = await save(terms, { ...before, en: words('New terms', 'See [privacy](/privacy).') })
  assert.match((await read('/terms')) ?? '', /^Terms of use/, 'a draft is nobody else’s')
  expectData(await publish(draft))
  await eventuallyRead('/terms', /^New terms\|<p>See <a href="\/privacy">privacy<\/a>/)
  assert.match((await read('/vi/terms')) ?? '', /^Điều khoản/)

  const { items } = expectData(await operator.call(api.texts.versions, { params: terms }))
  assert.deepEqual(
    items.map((it) => [it.titles.en, it.publishedBy]),
    [
      ['New terms', operator.username],
      ['Terms of use', null],
    ],
  )
  const old = expectData(await operator.call(api.texts.version, { params: { ...terms, id: '0' } })).texts
  expectData(await publish(await save(terms, old)))
  await eventuallyRead('/terms', /^Terms of use/)
  assert.equal(expectData(await operator.call(api.texts.versions, { params: terms })).total, 3)
})

test('a post appears in its list, the feed and the map, and is gone from all of them when it is taken off', async () => {
  const post = await create('we-moved', only({ en: words('We moved'), vi: words('Chúng tôi đã chuyển') }))
  assert.equal(await read('/blog/we-moved'), null)
  const { text } = expectData(await publish(post))
  await eventuallyRead('/blog', /^\/blog\/we-moved: We moved\n\/blog\/how-the-books/, list)
  assert.match((await read('/vi/blog', feed)) ?? '', /^\/vi\/blog\/we-moved\n/)
  assert.match(
    (await read('/sitemap.xml', map)) ?? '',
    /^\/blog\/we-moved\n\/vi\/blog\/we-moved\n\/(?!ru\/blog\/we-moved)/,
  )
  expectRefusal(await operator.call(api.texts.remove, { params: nameOf(post) }), 409, 'CONFLICT')
  expectData(await unpublish(text))
  await eventually(async () => (await read('/blog/we-moved')) === null)
  assert.doesNotMatch((await read('/blog', list)) ?? '', /we-moved/)
  assert.equal((await get(post)).texts.en.title, 'We moved')
  expectData(await operator.call(api.texts.remove, { params: nameOf(post) }))
  expectRefusal(await operator.call(api.texts.get, { params: nameOf(post) }), 404, 'NOT_FOUND')
})

test('a language without a text says in which one it shows the page, and search engines are led to that', async () => {
  const post = await create('tin-moi', only({ vi: words('Tin mới', 'Xem [dịch vụ](/services).') }))
  expectData(await publish(post))
  await eventuallyRead(
    '/ru/blog/tin-moi',
    /^Tin mới\|.*href="\/ru\/services".*\|in Tiếng Việt\|\/vi\/blog\/tin-moi\|vi$/s,
  )
  assert.match((await read('/vi/blog/tin-moi')) ?? '', /<\/p>\n\|\/vi\/blog\/tin-moi\|vi$/)
  assert.match((await read('/ru/blog', list)) ?? '', /\/ru\/blog\/tin-moi: Tin mới/)
  assert.doesNotMatch((await read('/ru/blog', feed)) ?? '', /tin-moi/)
})

test('what is scheduled appears by the clock, can be taken back before, and replaces nothing until then', async () => {
  const post = await create('soon', only({ en: words('Soon') }))
  expectRefusal(await publish(post, later(-60_000)), 400, 'VALIDATION')
  const waiting = expectData(await publish(post, later(3_600_000))).text
  assert.ok(waiting.scheduledFor && !waiting.isLive && !waiting.hasDraft)
  const back = expectData(await unpublish(waiting)).text
  assert.deepEqual([back.scheduledFor, back.hasDraft, back.texts.en.title], [null, true, 'Soon'])
  expectData(await publish(back, later(700)))
  assert.equal(await read('/blog/soon'), null)
  await eventuallyRead('/blog/soon', /^Soon/)
  const next = expectData(await publish(await save(post, only({ en: words('Later') })), later(3_600_000))).text
  assert.ok(next.isLive && next.scheduledFor)
  assert.match((await read('/blog/soon')) ?? '', /^Soon/)
  expectData(await publish(await save(post, only({ en: words('At once') }))))
  await eventuallyRead('/blog/soon', /^At once/)
  assert.equal((await get(post)).scheduledFor, null)
})

test('HTML, scripts and holes of templates that somebody wrote are words on the page', async () => {
  const body = [
    '<script>alert(1)</script>',
    'A <img src=x onerror=alert(1)> and {{origin}} and {{{text.title}}}',
    '[run](javascript:alert(1)) [data](data:text/html,x) [away](//evil.example) ![p](https://evil.example/p.png)',
    '## Part <b>',
  ].join('\n\n')
  const title = '<i>Odd</i> {{origin}} </script>'
  expectData(await publish(await create('odd', only({ en: words(title, body) }))))
  await eventuallyRead('/blog/odd', /Odd/)
  const page = (await read('/blog/odd')) ?? ''
  assert.doesNotMatch(page, /<(script|img|i|b)\b|href=|evil\.example\/p/)
  assert.match(page, /^&#60;i&#62;Odd&#60;\/i&#62; \{\{origin\}\}/)
  assert.match(page, /\{\{origin\}\} and \{\{\{text\.title\}\}\}/)
  const data = (await read('/blog/odd', '{{{text.structuredData}}}')) ?? ''
  assert.doesNotMatch(data, /</)
  assert.equal(JSON.parse(data)['@graph'][0].headline, title)
})

test('of two who write the same page the second is told, and nothing is lost', async () => {
  const about = { kind: 'page', slug: 'about' } as const
  const seen = await get(about)
  const saveAs = (title: string) =>
    operator.call(api.texts.save, {
      params: about,
      body: { version: seen.version, texts: { ...seen.texts, en: words(title) } },
    })
  const first = expectData(await saveAs('First')).text
  expectRefusal(await saveAs('Second'), 409, 'CONFLICT')
  expectRefusal(await publish(seen), 409, 'CONFLICT')
  assert.deepEqual([(await get(about)).texts.en.title, first.draftBy], ['First', operator.username])
  const discard = { params: about, body: { version: first.version } }
  assert.equal(expectData(await operator.call(api.texts.discard, discard)).text.texts.en.title, seen.texts.en.title)
  expectRefusal(await operator.call(api.texts.discard, discard), 409, 'CONFLICT')
})

test('what is half written is saved, but published only when each language is whole', async () => {
  const half = await create('half', only({ en: words('Half'), ru: { ...blankWords, title: 'Полстатьи' } }))
  const answer = await publish(half)
  expectRefusal(answer, 400, 'VALIDATION')
  assert.deepEqual(Object.keys((!answer.success && answer.data?.fields) || {}), [
    'texts.ru.description',
    'texts.ru.body',
  ])
  const empty = await create('empty', only({}))
  expectRefusal(await publish(empty), 400, 'VALIDATION')
  const wrong = async (slug: string, it: Partial<Texts> = {}) =>
    expectRefusal(await operator.call(api.texts.create, { body: { slug, texts: only(it) } }), 400, 'VALIDATION')
  for (const slug of ['half', 'how-refunds-work', 'Has Spaces', '../terms', 'a'.repeat(61)]) await wrong(slug)
  await wrong('long', { en: words('T'.repeat(61)) })
  await wrong('longer', { vi: words('T', 'a'.repeat(20_001)) })
})

test('pages stay, posts that ship can be taken off but not deleted, and only the right for content changes them', async () => {
  expectRefusal(await unpublish(await get(terms)), 409, 'CONFLICT')
  expectRefusal(await operator.call(api.texts.remove, { params: terms }), 409, 'CONFLICT')
  expectRefusal(await operator.call(api.texts.get, { params: { kind: 'page', slug: 'imprint' } }), 404, 'NOT_FOUND')
  const post = await get({ kind: 'post', slug: 'how-refunds-work' })
  const hidden = expectData(await unpublish(post)).text
  await eventually(async () => (await read('/blog/how-refunds-work')) === null)
  expectRefusal(await operator.call(api.texts.remove, { params: nameOf(post) }), 409, 'CONFLICT')
  expectData(await publish(hidden))
  await eventuallyRead('/ru/blog/how-refunds-work', /enviru$/)
  const customer = await server.createCustomer()
  expectRefusal(await customer.call(api.texts.list), 403, 'FORBIDDEN')
  const { items } = expectData(await operator.call(api.audit.list, { query: { action: 'content.publish-text' } }))
  assert.equal(items[0]?.subject, 'post/how-refunds-work')
})

test('the list has what shipped and what was written, by kind', async () => {
  const pages = expectData(await operator.call(api.texts.list, { query: { kind: 'page' } }))
  assert.deepEqual(pages.items.map((it) => it.slug).toSorted(), ['about', 'privacy', 'terms'])
  const posts = expectData(await operator.call(api.texts.list, { query: { limit: '3' } }))
  assert.deepEqual([posts.items.length, posts.total], [3, 10])
  assert.deepEqual(posts.items[0]?.slug, 'empty')
})

test('every text that ships is drawn in every language', async () => {
  for (const { kind, slug } of shipped)
    for (const prefix of ['', '/vi', '/ru'])
      assert.match((await read(`${prefix}/${kind === 'post' ? 'blog/' : ''}${slug}`)) ?? '', /<h2 id="/, slug)
})
