import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { languages } from '@runmart/contract/accounts'
import { createTranslator } from './translate.ts'

type Entry = string | Record<string, string>
type Feature = Record<string, Entry>

/** Sentences that are the same in every language on purpose. */
const sameEverywhere = new Set(['errors.TOKEN_EXPIRED'])
/** Names that no language translates; a sentence of names alone may stay as it is. */
const names =
  /\b(Runmart|Google|Telegram|Zalo|Binance|Binance ID|E-?mail|CSV|USDT|QR|VietQR|ID|API|VND|MMO|Proxy|English|SePay|Casso|Bot|Blog)\b/gi

/** Files that only bundle others. */
const bundles = ['web.ts', 'first-screen.ts', 'operator.ts', 'site.ts', 'server.ts']
const filesOf = (language: string) => readdirSync(new URL(language, import.meta.url)).sort()
const features = filesOf('en').filter((file) => !bundles.includes(file))

async function read(language: string, file: string): Promise<Record<string, Feature>> {
  return { ...(await import(`./${language}/${file}`)) }
}
const formsOf = (entry: Entry) => (typeof entry === 'string' ? [entry] : Object.values(entry))
const holesOf = (entry: Entry) =>
  new Set(formsOf(entry).flatMap((form) => [...form.matchAll(/\{(\w+)\}/g)].map(([, hole]) => hole)))
const saysSomething = (sentence: string) => /\p{L}/u.test(sentence.replace(/\{\w+\}/g, '').replace(names, ''))

for (const language of languages) {
  // Proves S9.5.
  test(`${language}: the same files as English`, () => assert.deepEqual(filesOf(language), filesOf('en')))

  for (const bundle of bundles)
    test(`${language}/${bundle}: the same features as English`, async () => {
      assert.deepEqual(Object.keys(await read(language, bundle)), Object.keys(await read('en', bundle)))
    })

  // Proves S1.23.
  for (const file of features)
    test(`${language}/${file}: keys, holes and plural forms complete, nothing left in English`, async () => {
      const source = await read('en', file)
      const words = await read(language, file)
      assert.deepEqual(Object.keys(words), Object.keys(source))
      for (const [name, feature] of Object.entries(source)) {
        assert.deepEqual(Object.keys(words[name] ?? {}), Object.keys(feature))
        for (const [key, english] of Object.entries(feature))
          checkEntry(language, `${name}.${key}`, english, words[name]?.[key] ?? '')
      }
    })
}

function checkEntry(language: string, key: string, english: Entry, entry: Entry) {
  for (const form of formsOf(entry)) assert.ok(form.trim(), `${language} ${key} is empty`)
  assert.deepEqual(holesOf(entry), holesOf(english), `${language} ${key}: holes`)
  assert.equal(typeof entry, typeof english, `${language} ${key}: plural in one language only`)
  if (typeof entry === 'object')
    assert.deepEqual(
      new Set(Object.keys(entry)),
      new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories),
      `${language} ${key}: plural forms`,
    )
  if (language === 'en' || sameEverywhere.has(key)) return
  for (const form of formsOf(entry))
    assert.ok(!formsOf(english).includes(form) || !saysSomething(form), `${language} ${key} is still English: ${form}`)
}

test('a Russian count picks one, few or many; other languages their own forms', () => {
  const files = { one: '{count} файл', few: '{count} файла', many: '{count} файлов', other: '{count} файла' }
  const ru = createTranslator<{ upload: { files: { one: string; other: string } } }>('ru', { upload: { files } })
  const spoken = [1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1.5].map((count) => ru('upload.files', { count }))
  assert.deepEqual(
    spoken.map((sentence) => sentence.split(' ').at(-1)),
    'файл файла файла файлов файлов файлов файл файла файлов файл файлов файла'.split(' '),
  )
  const en = createTranslator('en', { upload: { files: { one: '{count} file', other: '{count} files' } } })
  assert.equal(en('upload.files', { count: 1 }), '1 file')
  assert.equal(en('upload.files', { count: 1200 }), '1,200 files')
  const vi = createTranslator<{ upload: { files: { one: string; other: string } } }>('vi', {
    upload: { files: { other: '{count} tệp' } },
  })
  assert.equal(vi('upload.files', { count: 1200 }), '1.200 tệp')
})

test('a hole takes what it is given, and a key nobody knows stays visible', () => {
  const t = createTranslator('en', { mail: { hello: 'Hello {name}, {name}!' } })
  assert.equal(t('mail.hello', { name: '$& {name}' }), 'Hello $& {name}, $& {name}!')
  assert.equal((t as (key: string) => string)('mail.nothing'), 'mail.nothing')
})
