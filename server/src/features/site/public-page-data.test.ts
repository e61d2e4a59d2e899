import assert from 'node:assert/strict'
import { test } from 'node:test'
import { categories } from '@runmart/contract/catalog'
import { Catalogue, saveStats } from '#features/catalog/index.ts'
import { openDatabase } from '#platform/db/database.ts'
import { pageTemplate } from '#platform/http/site/page-template.ts'
import { createLog } from '#platform/log.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { getPublicPageData } from './public-page-data.ts'

const server = await startTestServer()
const shop = await createShop(server)
const log = createLog('silent', 'test')
let byDay = ''

const service =
  '{{name}}|{{price}}{{#isByDay}} by day{{/isByDay}}|' +
  '{{#isActive}}active{{/isActive}}{{#isSoldOut}}sold out{{/isSoldOut}}{{#isInMaintenance}}maintenance{{/isInMaintenance}}|' +
  '{{left}}|{{completed}}\n'
const whole = categories.map((it) => `{{#services.${it}}}${it}: ${service}{{/services.${it}}}`).join('')

/** A page of this template as a visitor gets it. */
async function read(template: string, address = '/services', db = server.db): Promise<string> {
  const page = pageTemplate({ address, template, type: 'text/html' }, {}, (asked) =>
    getPublicPageData(new Catalogue(db), asked, log),
  )
  return (await page()).plain.toString()
}
const inAll = (name: string) => {
  const text = { name, description: `About ${name}` }
  return { en: text, vi: text, ru: { ...text, name: `${name} по-русски` } }
}

test('a shop without services says so, and not that it is away', async () => {
  const template = '{{^isOpen}}empty{{/isOpen}}{{^excerpt}}, none{{/excerpt}}{{#isAway}}, away{{/isAway}}'
  assert.equal(await read(template), 'empty, none')
})

test('services stand in their categories with price, state and what is left, in the language of the address', async () => {
  await shop.createService({ texts: inAll('Links <a>'), price: 1_250_000, availability: 1_200 })
  byDay = await shop.createService({ texts: inAll('Days'), category: 'proxy', price: 9_000, billing: 'day' })
  await shop.createService({ texts: inAll('Gone'), category: 'game', status: 'sold_out', availability: 3 })
  await shop.createService({ texts: inAll('Empty'), category: 'game', availability: 0 })
  await shop.createService({ texts: inAll('Mended'), category: 'telegram', status: 'maintenance' })
  assert.deepEqual((await read(whole)).split('\n').slice(0, -1), [
    'mmo: Links &#60;a&#62;|1,250,000\u00a0₫|active|1,200|',
    'game: Gone|1,000\u00a0₫|sold out||',
    'game: Empty|1,000\u00a0₫|sold out||',
    'telegram: Mended|1,000\u00a0₫|maintenance||',
    'proxy: Days|9,000\u00a0₫ by day|active||',
  ])
  assert.match(await read(whole, '/vi/services'), /^mmo: Links &#60;a&#62;\|1\.250\.000\u00a0₫\|active\|1\.200\|/)
  assert.match(
    await read(whole, '/ru/services'),
    /^mmo: Links &#60;a&#62; по-русски\|1\u00a0250\u00a0000\u00a0₫\|active/,
  )
})

test('the excerpt has what can be ordered, each named by its kind, and at most six', async () => {
  const kinds = categories.map((it) => `{{#kind.${it}}}${it}{{/kind.${it}}}`).join('')
  const template = `{{#excerpt}}{{name}} ${kinds},{{/excerpt}}`
  assert.equal(await read(template, '/'), 'Links &#60;a&#62; mmo,Days proxy,')
  for (const name of ['3', '4', '5', '6', '7']) await shop.createService({ texts: inAll(name) })
  assert.match(await read(template, '/'), /,6 mmo,$/)
})

test('what was measured is shown, and only where it was', async () => {
  assert.equal(await read('{{#isMeasured}}measured{{/isMeasured}}'), '')
  const measured = { serviceId: byDay, completionRate: 0.97, refundRate: 0.01, medianStartSeconds: 60 }
  await server.db.transaction((tx) => saveStats(tx, [measured]))
  const template = '{{#isMeasured}}measured{{/isMeasured}}{{#services.proxy}} {{completed}}{{/services.proxy}}'
  assert.equal(await read(template), 'measured 97%')
  assert.equal(await read(template, '/ru/services'), 'measured 97\u00a0%')
})

test('while the database is away a page says so and shows no price', async () => {
  const away = openDatabase('postgres://nobody@127.0.0.1:1/none', log, { connections: 1 })
  const template = `{{#isAway}}away{{/isAway}}{{#isOpen}}open{{/isOpen}}{{#excerpt}}x{{/excerpt}}${whole}`
  assert.equal(await read(template, '/services', away), 'away')
  await away.close()
})
