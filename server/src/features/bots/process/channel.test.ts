import assert from 'node:assert/strict'
import { Readable } from 'node:stream'
import { test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebAnswer, WebFetch, WebRequest } from '@runmart/bots/kit/bot-fetch'
import { runBot, startBot } from '#test/bots/run-bot.ts'
import { eventually } from '#test/eventually.ts'
import { readSlowly } from './read-messages.ts'

for (const [what, message] of [
  ['a line that was never given', '{"done":[[7,"ok",""]]}'],
  ['the same line twice', '{"done":[[0,"ok",""],[0,"ok",""]]}'],
  ['no message', '{"unheard":1}'],
  ['no JSON', 'hello'],
  ['another status', '{"done":[[0,"paid",""]]}'],
  ['more lines than fit', `{"done":[${Array(501).fill('[0,"ok",""]')}]}`],
  ['a web request of another shape', '{"ask":1,"line":0,"request":{"url":"http://x","method":"DELETE"}}'],
  ['a name of every object', '{"done":{"__proto__":[]}}'],
] as const)
  test(`a process that answers ${what} is ended`, async () => {
    const { results, ending } = await runBot('forges-answers', [message])
    assert.equal(results.length, 0)
    assert.equal(ending?.why, 'protocol', JSON.stringify(ending))
  })

test('a flood is read slowly', async () => {
  const flood = new Readable({ read: () => flood.push(Buffer.alloc(65_536)) })
  let bytes = 0
  readSlowly(flood, (chunk) => {
    bytes += chunk.length
  })
  await sleep(500)
  flood.destroy()
  assert.ok(bytes > 2_000_000 && bytes < 16_000_000, `${bytes}`)
})

const page = (text: string): WebAnswer => ({
  status: 200,
  url: 'http://example.com/',
  hops: [],
  headers: { 'x-own': 'ц' },
  body: Buffer.from(text),
  cut: false,
})

test('fetch goes through the platform and back, whatever the bytes', async () => {
  const asked: WebRequest[] = []
  const webFetch: WebFetch = async (request) => {
    asked.push(request)
    return page('Xin chào, мир\n')
  }
  const { results } = await runBot('asks-much', ['one'], { webFetch })
  assert.deepEqual(results, [{ line: 0, status: 'ok', text: 'Xin chào, мир ц' }])
  const plain = { headers: {}, redirect: 'follow', proxy: null }
  assert.deepEqual(asked, [{ url: 'http://example.com/one', method: 'POST', body: 'one', ...plain }])
})

test('no more is asked at once than lines run at once, and no answer is a failed line', async () => {
  let now = 0
  let most = 0
  const webFetch: WebFetch = async () => {
    most = Math.max(most, ++now)
    await sleep(5)
    now--
    return most > 1_000 ? page('') : { problem: 'unknownHost' }
  }
  const { results } = await runBot('asks-much', ['many', 'many', 'one'], { webFetch, limits: { concurrency: 3 } })
  assert.equal(most, 3)
  for (const { status, text } of results) assert.deepEqual([status, text], ['failed', 'host does not exist'])
})

test('a question whose line or process has ended is given up', async () => {
  const signals: AbortSignal[] = []
  const webFetch: WebFetch = (_, signal) => {
    signals.push(signal)
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve({ problem: 'stopped' })))
  }
  await using run = startBot('asks-much', { webFetch, limits: { concurrency: 2, lineMs: 400 } })
  run.child.give(['leave', 'one'].map((text, line) => ({ line, text })))
  await run.answered(2)
  assert.deepEqual(
    run.answers.map(({ text }) => text),
    ['left', 'the bot took too long'],
  )
  await eventually(() => signals.every(({ aborted }) => aborted))
  run.child.give([{ line: 2, text: 'one' }])
  await eventually(() => signals.length === 3)
  run.child.kill()
  await run.child.ended
  assert.equal(signals[2]?.aborted, true)
})

test('a process that does not read costs us little memory, and goes on when it reads again', async () => {
  const lines = 100_000
  let asked = 0
  const webFetch: WebFetch = async () => {
    asked++
    return page('x'.repeat(1024 * 1024))
  }
  // Both lines block for two seconds each: far below their limit, because a busy machine would end one of them.
  await using run = startBot('asks-much', { webFetch, limits: { hungMs: 6_000, lineMs: 30_000, concurrency: 2 } })
  run.child.give(['stuck', 'stuck'].map((text, line) => ({ line, text })))
  await eventually(() => asked === 2)
  const before = process.memoryUsage().rss
  const text = `leave${'x'.repeat(1_990)}`
  run.child.give(Array.from({ length: lines }, (_, at) => ({ line: at + 2, text })))
  await sleep(500)
  const grown = process.memoryUsage().rss - before
  // Without back-pressure, memory would grow by 200 MB.
  assert.ok(grown < 80_000_000, `${grown} bytes`)
  await run.answered(2)
  assert.deepEqual(
    run.answers.slice(0, 2).map((answer) => answer.text),
    ['1048576', '1048576'],
  )
})

test('lines come back once each, in batches', async () => {
  const texts = Array.from({ length: 20_000 }, (_, at) => `line ${at}`)
  const { results, batches } = await runBot('does-nothing', texts)
  assert.deepEqual(
    results.map(({ line }) => line),
    texts.map((_, at) => at),
  )
  assert.ok(Math.max(...batches) <= 500)
})
