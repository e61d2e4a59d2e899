import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ServiceDraft } from '@runmart/contract/catalog'
import { blankDraft, changesIn, draftOf, readDraft } from './service-draft.ts'

const text = (name: string) => ({ name, description: `What ${name} is.` })
const words = (label: string) => ({ label, help: '', example: '' })
const texts = { en: words('Size'), vi: words('Cỡ'), ru: words('Размер') }
const labels = { en: 'Red', vi: 'Đỏ', ru: 'Красный' }
const saved: ServiceDraft = {
  fields: [
    { key: 'link', kind: 'link', required: true, texts, maxLength: 300, hosts: ['t.me', 'example.com'] },
    { key: 'size', kind: 'number', required: false, texts, min: 1, max: 1_000 },
    { key: 'colour', kind: 'choice', required: true, texts, choices: [{ value: 'red', labels }] },
  ],
  category: 'proxy',
  brackets: [{ from: 100, price: 9 }],
  cost: '5.72',
  visibility: 'hidden',
  provider: 'USER_PROVIDED',
  serviceType: 'AUTO_BOT',
  mode: 'multi',
  status: 'active',
  availability: null,
  price: 20,
  billing: 'unit',
  minAmount: 10,
  maxAmount: 100_000,
  botId: 'proxy-checker',
  slug: 'proxies',
  unit: 'line',
  warrantyDays: 30,
  texts: { en: text('one'), vi: text('hai'), ru: text('три') },
}

test('what was not touched is no change and comes back as it was', () => {
  const draft = draftOf('vi', saved)
  const same = { ...draft, maxAmount: '100.000', cost: '5,720', botId: ' proxy-checker ' }
  assert.deepEqual(changesIn('vi', draft, { ...same, cost: ' 5,72' }), [])
  assert.deepEqual(changesIn('vi', draft, { ...draft, cost: '5,721' }), ['cost'])
  assert.deepEqual(ServiceDraft.parse(readDraft('vi', same)), saved)
})

test('what is typed becomes what the contract takes', () => {
  const draft = { ...draftOf('ru', saved), price: '1 250', availability: '37', 'texts.ru.name': 'четыре' }
  assert.deepEqual(changesIn('ru', draftOf('ru', saved), draft), ['texts.ru.name', 'price', 'availability'])
  const read = ServiceDraft.parse(readDraft('ru', draft))
  assert.deepEqual([read.price, read.availability, read.texts.ru.name], [1250, 37, 'четыре'])
})

test('a blank service is refused field by field, and people need no bot', () => {
  const read = ServiceDraft.safeParse(readDraft('en', blankDraft))
  assert.ok(read.error?.issues.some(({ path }) => path.join('.') === 'texts.vi.name'))
  assert.equal(readDraft('en', { ...blankDraft, botId: 'left-over' }).botId, null)
})
