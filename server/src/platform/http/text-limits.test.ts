import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressOf } from '@runmart/contract/client'
import { languages } from '@runmart/contract/languages'
import { translator } from '@runmart/i18n/server'
import { partnerShop } from '#test/partner-shop.ts'
import { createShop } from '#test/shop.ts'
import { startTestServer } from '#test/test-server.ts'
import { listTextFields, nest, type TextField } from '#test/text-fields.ts'

const server = await startTestServer()
const shop = await createShop(server)
const { operator } = shop
const partner = await partnerShop(server, shop).createPartner()
const fields = listTextFields()
const t = translator('en')
const nameOf = ({ endpoint, part, path }: TextField) => `${endpoint.method} ${endpoint.path} ${part} ${path.join('.')}`

/** Sends a text of this length in one field and returns the refusal. */
async function refuse({ endpoint, part, path }: TextField, length: number, language = 'en') {
  const value = 'x'.repeat(length)
  const others = { id: 'any', code: 'any', slug: 'any', month: '2026-11', kind: 'post' }
  const params = part === 'params' ? { ...others, [path[0] ?? '']: value } : others
  const query = part === 'query' ? { [path[0] ?? '']: value } : {}
  const answer = await fetch(`${server.url}/api${addressOf(endpoint.path, params, query)}`, {
    method: endpoint.method,
    headers: {
      authorization: `Bearer ${(endpoint.access === 'partner' ? partner : operator).accessToken}`,
      'accept-language': language,
      ...(part === 'body' && { 'content-type': 'application/json' }),
    },
    ...(part === 'body' && { body: JSON.stringify(nest(path, value)) }),
  })
  const { code, data } = (await answer.json()) as { code: string; data: { fields?: Record<string, string> } | null }
  return { code, sentence: data?.fields?.[path.join('.')] ?? null }
}

test('every text of every request has a stated limit, a format, or is a file, which is limited in bytes', () => {
  assert.ok(fields.length > 100)
  const isFile = ({ endpoint, path }: TextField) =>
    path.at(-1) === 'content' && Boolean(endpoint.largestBody) && endpoint.refusals?.includes('TOO_LARGE')
  assert.deepEqual(fields.filter((it) => it.most === null && !it.hasFormat && !isFile(it)).map(nameOf), [])
})

test('one character more than the limit is refused at its field, with the limit', async () => {
  for (const field of fields) {
    if (field.most === null) continue
    const { code, sentence } = await refuse(field, field.most + 1)
    assert.equal(code, 'VALIDATION', nameOf(field))
    const ofFiles = t('fields.pictureTooLarge')
    const sentences = [t('fields.textTooLong', { count: field.most }), t('fields.passwordLength'), ofFiles]
    assert.ok(sentences.includes(sentence ?? ''), `${nameOf(field)}: ${sentence}`)
  }
})

test('a long text that fits no format is refused at its field', async () => {
  for (const field of fields) {
    if (field.most !== null || !field.hasFormat) continue
    const long = await refuse(field, 2_000)
    assert.equal(long.code, 'VALIDATION', nameOf(field))
    // The router refuses a part of an address of this length itself, so a shorter one tests the field.
    const { sentence } = field.part === 'params' ? await refuse(field, 90) : long
    assert.ok(sentence, nameOf(field))
  }
})

test('the limit is told in the language of the request', async () => {
  const field = fields.find((it) => it.path.join('.') === 'texts.vi.name')
  assert.ok(field)
  const sentences = []
  for (const language of languages) sentences.push((await refuse(field, 81, language)).sentence)
  assert.deepEqual(sentences, ['At most 80 characters', 'Tối đa 80 ký tự', 'Не более 80 символов'])
})

test('a link of a list is refused by its place, with the limit', async () => {
  const field = fields.find((it) => it.endpoint.path === '/user/order/ref')
  assert.ok(field)
  const { sentence } = await refuse({ ...field, path: ['links', '0', 'link'] }, 2_001)
  assert.equal(sentence, t('fields.textTooLong', { count: 2_000 }))
})
