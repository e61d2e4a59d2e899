import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { bots } from '../index.ts'
import type { Bot } from './bot.ts'
import { botFetch } from './bot-fetch.ts'
import { checkBot } from './check-bot.ts'
import { defineBot } from './define-bot.ts'
import { FetchProblem } from './fetch-problem.ts'
import { readSettings } from './read-settings.ts'
import { runLine } from './run-line.ts'

const localized = { en: 'words', vi: 'từ', ru: 'слова' }
const sample = (change: Partial<Bot> = {}): Bot => ({
  ...defineBot({
    id: 'sample',
    name: localized,
    describe: localized,
    example: 'x',
    settings: {
      key: { label: localized, by: 'customer', fits: (value) => value.length < 5 },
      place: { label: localized, by: 'operator', fallback: 'here' },
    },
    problems: { bad: localized },
    retry: 'again',
    parseLine: (text) => (text ? { line: text } : { problem: 'bad' }),
    run: async (line, { settings }) => ({ ok: true, text: `${line} ${settings.place}` }),
  }),
  ...change,
})
const context = (signal = new AbortController().signal) => ({
  fetch: botFetch(async () => ({ problem: 'unknownHost' }), signal),
  log: (text: string) => logged.push(text),
  signal,
  settings: { key: 'k', place: 'there' },
  language: 'en' as const,
})
const logged: string[] = []

test('every bot that ships passes its check, stands in its own folder and has its own id', () => {
  for (const bot of bots) {
    assert.deepEqual(checkBot(bot), [], bot.id)
    assert.ok(readdirSync(new URL(`../${bot.id}`, import.meta.url)).includes(`${bot.id}.ts`))
  }
  assert.equal(new Set(bots.map(({ id }) => id)).size, bots.length)
})

test('a bot that ships imports its own files and the kit, and nothing else', () => {
  for (const { id } of bots) {
    const folder = new URL(`../${id}/`, import.meta.url)
    const files = readdirSync(folder).filter((file) => !/test|stand-in/.test(file))
    for (const file of files)
      for (const [, name = ''] of readFileSync(new URL(file, folder), 'utf8').matchAll(
        /(?:from|import\()\s*'([^']+)'/g,
      ))
        assert.match(name, /^(\.\/[\w-]+\.ts|\.\.\/kit\/index\.ts)$/, `${id}/${file}`)
  }
})

test('the check finds what would hurt later', () => {
  const broken = sample({
    id: 'Bad Id',
    name: { ...localized, ru: ' ' },
    parseLine(text) {
      if (text === '%') throw new Error('no')
      return { problem: 'other' }
    },
  })
  assert.deepEqual(checkBot(broken), [
    'id must be lower-case words with dashes, at most 40 characters',
    'name has no words in ru',
    'parseLine refuses the example: other',
    'parseLine answers other, which is not among the problems',
    'parseLine broke on "%": no',
  ])
})

test('settings: what is given, else the fallback; everything wrong is told at once', () => {
  assert.deepEqual(readSettings(sample(), { key: ' abc ' }), { settings: { key: 'abc', place: 'here' } })
  assert.deepEqual(readSettings(sample(), { toString: 'x', place: '' }), {
    problems: [
      { name: 'toString', problem: 'unknown' },
      { name: 'key', problem: 'missing' },
    ],
  })
  assert.deepEqual(readSettings(sample(), { key: 'too long' }), { problems: [{ name: 'key', problem: 'wrong' }] })
})

test('a line always ends in a plain outcome: done, failed, or skipped when it is the bot that broke', async () => {
  const ran = (run: Bot['run']) => runLine(sample({ run }), 'x', context())
  assert.deepEqual(await ran(sample().run), { status: 'ok', text: 'x there' })
  const long = await ran(async () => ({ ok: true, text: `a\u0000\u001B[31m\n\u202E${'😀'.repeat(400)}` }))
  assert.ok(long.text.startsWith('a [31m ') || long.text.startsWith('a [31m'))
  assert.ok(long.text.length <= 500 && long.text.isWellFormed() && long.text.endsWith('…'))
  assert.deepEqual(await ran(async (_, { fetch }) => ({ ok: true, text: (await fetch('http://x')).url })), {
    status: 'failed',
    text: new FetchProblem('unknownHost').message,
    problem: 'unknownHost',
  })
  assert.deepEqual(await ran(async () => ({ ok: false, text: 'no' })), { status: 'failed', text: 'no' })
  const broken = { status: 'skipped', text: 'the bot broke on this line', problem: 'threw' }
  const thrown = () => Promise.reject(new Error('oh'))
  assert.deepEqual(await ran(thrown), broken)
  for (const nonsense of [undefined, {}, { ok: 1, text: '' }, { ok: true }])
    assert.deepEqual(await ran(async () => nonsense as never), broken)
  assert.match(logged.at(-1) ?? '', /^The bot broke: run must answer/)
})

test('a bot that never answers is left behind when the signal says so', async () => {
  const never = sample({ run: () => new Promise(() => {}) })
  await assert.rejects(runLine(never, 'x', context(AbortSignal.timeout(20))), { name: 'TimeoutError' })
})
