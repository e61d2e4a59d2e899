import assert from 'node:assert/strict'
import { test } from 'node:test'
import { api } from '@runmart/contract'
import type { ShownAnnouncement } from '@runmart/contract/content'
import type { ShownMaintenance } from '@runmart/contract/content-maintenance'
import type { DiscountTier } from '@runmart/contract/money'
import { Catalogue, saveClaimStats, saveStats } from '#features/catalog/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { Moved, pageTemplate } from '#platform/http/site/page-template.ts'
import { createLog } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { drawPng } from '#test/draw-png.ts'
import { expectData } from '#test/expect-answer.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { CurrentFigures } from './current-figures.ts'
import { getPublicPageData } from './public-page-data.ts'

const server = await startTestServer()
const shop = await createShop(server)
const log = createLog('silent', 'test')
const origin = 'https://shop.example'
let byDay = ''
const announcements: ShownAnnouncement[] = []
let maintenance: ShownMaintenance | null = null

const whole =
  '{{#services}}{{slug}}: {{name}}|{{price}} {{unit}}|{{typical}}|{{facts}}|' +
  '{{#isActive}}active{{/isActive}}{{#isSoldOut}}sold out{{/isSoldOut}}{{#isInMaintenance}}maintenance{{/isInMaintenance}}|' +
  '{{left}}\n{{/services}}'
const names = '{{#services}}{{name}},{{/services}}'

const withBinance = { apiKey: 'key', apiSecret: 'secret', apiUrl: '' }

/** A page of this template as a visitor gets it. */
async function read(template: string, address = '/services', db = server.db, binance = withBinance): Promise<string> {
  const [path = '', query] = address.split('?')
  const shown = {
    catalogue: new Catalogue(db),
    figures: new CurrentFigures(db, { binance }),
    texts: { list: async () => [], wordsOf: async () => null },
    state: { get: async () => ({ announcements, maintenance }) },
    publicUrl: origin,
    shopTimeZone: 'Asia/Ho_Chi_Minh',
  }
  const page = pageTemplate(
    { address: path, template, type: 'text/html' },
    {},
    { load: (asked) => getPublicPageData(asked, shown, log), seldom: [] },
  )
  return (await page({ path, query: Object.fromEntries(new URLSearchParams(query)) })).plain.toString()
}
const inAll = (name: string) => {
  const text = { name, description: `About ${name}` }
  return { en: text, vi: text, ru: { ...text, name: `${name} по-русски` } }
}

test('a shop without services says so, and not that it is away', async () => {
  const template = '{{^isOpen}}empty{{/isOpen}}{{^excerpt}}, none{{/excerpt}}{{#isAway}}, away{{/isAway}}'
  assert.equal(await read(template), 'empty, none')
})

// Proves S3.45.
test('services have price, unit, a typical total and what is not as usual, in the language of the address', async () => {
  const links = { texts: inAll('Links <a>'), price: 6_500, unit: 'signup' as const, maxAmount: 5_000 }
  await shop.createService({ ...links, availability: 9, warrantyDays: 30 })
  const days = { category: 'proxy' as const, price: 35_000, billing: 'day' as const, maxAmount: 30 }
  byDay = await shop.createService({ texts: inAll('Days'), ...days, availability: 10 })
  const one = { maxAmount: 10, price: 1_250_000 }
  await shop.createService({ texts: inAll('Gone'), category: 'game', status: 'sold_out', availability: 3, ...one })
  await shop.createService({ texts: inAll('Empty'), category: 'game', availability: 0, ...one })
  await shop.createService({ texts: inAll('Mended'), category: 'telegram', status: 'maintenance', ...one })
  assert.deepEqual((await read(whole)).split('\n').slice(0, -1), [
    'links-a: Links &#60;a&#62;|6,500\u00a0₫ per sign-up|100 sign-ups ≈ 650,000\u00a0₫|New · 30-day warranty|active|9 left',
    'days: Days|35,000\u00a0₫ per day|7 days ≈ 245,000\u00a0₫|New|active|',
    'gone: Gone|1,250,000\u00a0₫ per unit||New|sold out|',
    'empty: Empty|1,250,000\u00a0₫ per unit||New|sold out|',
    'mended: Mended|1,250,000\u00a0₫ per unit||New|maintenance|',
  ])
  assert.match(await read(whole, '/vi/services'), /^links-a: .*\|6\.500\u00a0₫ \/ đăng ký\|100 đăng ký ≈ 650\.000/)
  assert.match(await read(whole, '/ru/services'), /по-русски\|6\u00a0500\u00a0₫ за регистрацию\|100 регистраций ≈/)
})

test('the address narrows the catalogue down and sorts it, and says the addresses of other choices', async () => {
  assert.equal(await read(names, '/services?category=game'), 'Gone,Empty,')
  assert.equal(await read(names, '/services?sort=price&available=yes'), 'Links &#60;a&#62;,Days,')
  assert.equal(await read(names, '/services?sort=new&available=yes'), 'Days,Links &#60;a&#62;,')
  assert.equal(await read(names, '/ru/services?q=DAYS%20по-русски'), 'Days по-русски,')
  assert.equal(await read(`${names}{{#noMatch}}none{{/noMatch}}`, '/services?maker=bots'), 'none')
  assert.equal(await read(names, '/services?category=tea&sort=9'), await read(names))
  const chips =
    '{{#categories}}{{name}} {{#glyph.game}}pad {{/glyph.game}}{{href}} {{current}};{{/categories}}{{category.all.href}}'
  assert.equal(
    await read(chips, '/vi/services?category=game&sort=price'),
    'MMO /vi/services?category=mmo&#38;sort=price false;Trò chơi pad /vi/services?category=game&#38;sort=price true;' +
      'Telegram /vi/services?category=telegram&#38;sort=price false;Proxy /vi/services?category=proxy&#38;sort=price false;' +
      '/vi/services?sort=price',
  )
})

test('the excerpt has what can be ordered, each named by its kind, and at most six', async () => {
  const template =
    '{{#excerpt}}{{name}} {{#glyph.mmo}}mmo{{/glyph.mmo}}{{#glyph.proxy}}proxy{{/glyph.proxy}},{{/excerpt}}'
  assert.equal(await read(template, '/'), 'Links &#60;a&#62; mmo,Days proxy,')
  for (const name of ['3', '4', '5', '6', '7']) await shop.createService({ texts: inAll(name) })
  assert.match(await read(template, '/'), /,6 mmo,$/)
})

test('what was measured is shown, only where it was, and orders by it', async () => {
  assert.equal(await read('{{#isMeasured}}measured{{/isMeasured}}'), '')
  const measured = { serviceId: byDay, completionRate: 0.97, refundRate: 0.01, medianStartSeconds: 720, orders: 40 }
  await server.db.transaction((tx) => saveStats(tx, [measured]))
  assert.equal(await read('{{#isMeasured}}measured{{/isMeasured}}'), 'measured')
  assert.match(await read(whole, '/services?sort=popular'), /^days: Days\|.*\|starts ≈ 12 min · 97% done\|/)
  assert.match(await read(whole, '/ru/services?sort=start'), /^days: .*\|старт ≈ 12\sмин · 97\s% выполнено\|/)
})

test('a service from stock is delivered right away, also before anything was measured', async () => {
  const id = await shop.createService({ slug: 'codes', texts: inAll('Codes') })
  const lines = ['CODE-1', 'CODE-2']
  expectData(await shop.operator.call(api.stock.add, { params: { id }, body: { lines } }))
  assert.match(await read(whole, '/services'), /^codes: Codes\|.*\|Delivered right away · New\|active\|2 left$/m)
  assert.equal(await read('{{#isStocked}}from stock{{/isStocked}}', '/services/codes'), 'from stock')
  assert.equal(await read('{{#isStocked}}from stock{{/isStocked}}', '/services/days'), '')
})

const page =
  '{{slug}} {{name}} {{order.first}} {{order.total}} {{measured.starts}} {{#prices}}{{amount}}={{total}};{{/prices}}'

test('the page of a service says how its warranty claims went, only where that was measured', async () => {
  const claims = '{{warranty}}{{#claims}} {{time}} {{percent}} {{count}}{{/claims}}'
  const serviceId = await shop.createService({ slug: 'promised', warrantyDays: 30, texts: inAll('Promised') })
  assert.equal(await read(claims, '/services/promised'), '30 days')
  const measured = { serviceId, medianSeconds: 7_200, goodRate: 0.8, claims: 5 }
  await server.db.transaction((tx) => saveClaimStats(tx, [measured]))
  assert.equal(await read(claims, '/services/promised'), '30 days 2 hr 80% 5')
})

// Proves S3.44.
test('a service has a page of its own with what its operator wrote', async () => {
  assert.equal(
    await read(page, '/services/days'),
    'days Days 7 245,000\u00a0₫ 12 min 1 day=35,000\u00a0₫;7 days=245,000\u00a0₫;30 days=1,050,000\u00a0₫;',
  )
  const html = '{{{html.get}}}{{^isAsking}}no need{{/isAsking}}'
  assert.equal(await read(html, '/services/days'), 'no need')
  const nothing = { get: '', need: '', questions: '' }
  const texts = { en: { ...nothing, get: '**Days** & <b>nights</b>' }, vi: nothing, ru: nothing }
  const body = { version: 0, texts }
  expectData(await shop.operator.call(api.catalogPages.saveServicePage, { params: { id: byDay }, body }))
  assert.equal(
    await read(html, '/services/days'),
    '<p><strong>Days</strong> &amp; &#60;b&#62;nights&#60;/b&#62;</p>\nno need',
  )
  assert.equal(await read('{{{html.get}}}', '/ru/services/days'), '')
  assert.match(await read('{{#related}}{{name}},{{/related}}', '/services/days'), /^(?!.*Days)([^,]+,){3}$/)
  const data = JSON.parse(await read('{{{structuredData}}}', '/vi/services/links-a'))
  assert.deepEqual(
    [data['@type'], data.name, data.url, data.offers.price, data.offers.availability],
    ['Product', 'Links <a>', `${origin}/vi/services/links-a`, 6_500, 'https://schema.org/InStock'],
  )
  assert.ok(!(await read('{{{structuredData}}}', '/vi/services/links-a')).includes('<'))
})

test('a picture is on the card, on the page and in what search engines read; without one the shape is', async () => {
  const shown = '{{#picture}}{{picture}}{{/picture}}{{^picture}}shape{{/picture}}'
  assert.equal(await read(shown, '/services/days'), 'shape')
  const body = { content: (await drawPng(256)).toString('base64') }
  const set = api.catalogPictures.setServicePicture
  const { picture } = expectData(await shop.operator.call(set, { params: { id: byDay }, body }))
  assert.equal(await read(shown, '/services/days'), picture)
  const data = JSON.parse(await read('{{{structuredData}}}', '/services/days'))
  assert.equal(data.image, origin + picture)
  // Related services show their own values, never those of the page's service.
  assert.match(await read(`{{#related}}${shown},{{/related}}`, '/services/days'), /^(shape,){3}$/)
})

test('a former address leads to the present one in the same language; a name nobody had leads nowhere', async () => {
  const { items } = expectData(await shop.operator.call(api.catalog.offered))
  const service = items.find((it) => it.id === byDay)
  assert.ok(service)
  const body = { version: service.version, seenAvailability: 10, draft: { ...service.draft, slug: 'by-day' } }
  expectData(await shop.operator.call(api.catalog.editService, { params: { id: byDay }, body }))
  assert.match(await read(page, '/services/by-day'), /^by-day Days/)
  const moved = await read(page, '/ru/services/days').catch((problem) => problem)
  assert.ok(moved instanceof Moved)
  assert.equal(moved.to, '/ru/services/by-day')
  const gone = await read(page, '/services/nobody').catch((problem) => problem)
  assert.ok(gone instanceof Refusal)
  assert.equal(gone.code, 'NOT_FOUND')
})

test('what deposits take off is shown as it is set, from the next load on; without tiers and commission nothing is said of them', async () => {
  const template =
    '{{#tiers.length}}tiers {{/tiers.length}}{{#tiers}}{{discount}} {{deposit}} {{height}} {{share}};{{/tiers}}'
  assert.equal(
    await read(template, '/'),
    'tiers 5% 10,000,000\u00a0₫ 35 25%;10% 25,000,000\u00a0₫ 70 50%;20% 50,000,000\u00a0₫ 140 100%;',
  )
  const save = async (tiers: DiscountTier[]) => {
    const { version } = expectData(await shop.operator.call(api.orderSettings.settings))
    expectData(await shop.operator.call(api.orderSettings.saveSettings, { body: { tiers, version } }))
  }
  await save([{ deposit: 7_500_000, discount: 12 }])
  assert.equal(await read(template, '/'), 'tiers 12% 7,500,000\u00a0₫ 140 100%;')
  assert.equal(await read(template, '/vi'), 'tiers 12% 7.500.000\u00a0₫ 140 100%;')
  assert.equal(await read(template, '/ru'), 'tiers 12\u00a0% 7\u00a0500\u00a0000\u00a0₫ 140 100%;')
  await save([])
  assert.equal(await read(template, '/'), '')
  const given = '{{#gives}}gives {{/gives}}{{#commission}}commission{{/commission}}'
  assert.equal(await read(given, '/'), 'gives commission')
  const { settings, version } = expectData(await shop.operator.call(api.referrals.settings))
  const none = { ...settings, commissionPercent: 0, version }
  expectData(await shop.operator.call(api.referrals.saveSettings, { body: none }))
  assert.equal(await read(given, '/'), '')
})

async function offerBinance(): Promise<void> {
  const { settings, version } = expectData(await shop.operator.call(api.depositsOperator.settings))
  const body = { ...settings, binanceId: '123456789', binanceOwner: 'Shop', version }
  expectData(await shop.operator.call(api.depositsOperator.saveSettings, { body }))
}

test('the deduction for a wrong content is quoted as it is set; where there is none, nothing is said', async () => {
  const template = '{{#deduction}}less {{deduction}}{{/deduction}}'
  await offerBinance()
  assert.equal(await read(template, '/'), 'less 5%')
  const save = async (wrongContentPercent: number) => {
    const { settings, version } = expectData(await shop.operator.call(api.depositsOperator.settings))
    const body = { ...settings, wrongContentPercent, version }
    expectData(await shop.operator.call(api.depositsOperator.saveSettings, { body }))
  }
  await save(12)
  assert.equal(await read(template, '/ru'), 'less 12\u00a0%')
  await save(0)
  assert.equal(await read(template, '/'), '')
})

test('Binance is named only where customers can pay by it', async () => {
  const template = '{{#binance}}Binance{{/binance}}{{^binance}}bank{{/binance}}'
  await offerBinance()
  assert.equal(await read(template, '/'), 'Binance')
  assert.equal(await read(template, '/', server.db, { ...withBinance, apiKey: '' }), 'bank')
})

test('while the database is away a page says so and shows no price', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', log, { connections: 1 })
  const template = `{{#isAway}}away{{/isAway}}{{#isOpen}}open{{/isOpen}}{{#excerpt}}x{{/excerpt}}{{#tiers}}x{{/tiers}}{{#deduction}}x{{/deduction}}${whole}`
  assert.equal(await read(template, '/services', away), 'away')
  assert.equal(await read('{{#isAway}}away{{/isAway}}{{price}}', '/services/days', away), 'away')
  await away.close()
})

test('announcements are on every page in its language, lead to its pages, and need no database', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', log, { connections: 1 })
  const texts = { en: 'New <prices>', vi: 'Giá mới', ru: 'Новые цены' }
  announcements.push({ id: 'one', kind: 'warning', texts, link: '/services' })
  announcements.push({ id: 'two', kind: 'info', texts, link: null })
  const template =
    '{{#announcements}}{{id}} {{text}} {{#link}}{{href}}{{/link}}{{#isWarning}} warning{{/isWarning}};{{/announcements}}'
  assert.equal(
    await read(template, '/terms', away),
    'one New &#60;prices&#62; /services warning;two New &#60;prices&#62; ;',
  )
  assert.equal(await read(template, '/ru/terms', away), 'one Новые цены /ru/services warning;two Новые цены ;')
  await away.close()
})

test('while the shop is closed every page says so, and when it is expected back in the shop’s time', async () => {
  const template = '{{#maintenance}}{{text}}{{#until}} {{until}}{{/until}}{{/maintenance}}'
  assert.equal(await read(template, '/terms'), '')
  const texts = { en: 'Closed for an hour', vi: 'Đóng một giờ', ru: 'Закрыто на час' }
  maintenance = { texts, until: '2026-11-16T16:30:00.000Z' }
  assert.match(await read(template, '/terms'), /^Closed for an hour Expected back 16.Nov.2026, 23:30 \(GMT\+7\)$/)
  maintenance = { texts, until: null }
  assert.equal(await read(template, '/ru/terms'), 'Закрыто на час')
})
