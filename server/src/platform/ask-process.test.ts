import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { askProcess } from './ask-process.ts'

const program = fileURLToPath(new URL('../../test/greedy-process.ts', import.meta.url))
const limits = { mostMs: 20_000, mostAnswerBytes: 10_000, mostMemoryMb: 32 }
const ask = (greed: string, more = {}) =>
  askProcess<object>(program, [greed], Buffer.from('bytes'), { ...limits, ...more })

test('a process gets the bytes and nothing of our environment', async () => {
  const read = await ask('nothing')
  assert.ok('answer' in read)
  const { environment, ...answer } = read.answer as { environment: string[] }
  assert.deepEqual(answer, { input: 'bytes', length: 0 })
  assert.deepEqual(
    environment.filter((it) => process.env[it] !== undefined),
    [],
  )
})

// Proves R76.
test('a process that takes more time, memory or words than it may ends alone', async () => {
  assert.deepEqual(await ask('time', { mostMs: 500 }), { ended: 'SIGKILL' })
  assert.ok('ended' in (await ask('memory')))
  assert.deepEqual(await ask('answer'), { ended: 'a long answer' })
})
