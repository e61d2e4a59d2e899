import assert from 'node:assert/strict'
import { test } from 'node:test'
import { hostPacer, pacer } from './pacer.ts'

const never = new AbortController().signal
async function timeOf(turns: readonly Promise<void>[], begin: number): Promise<number> {
  await Promise.all(turns)
  return performance.now() - begin
}

test('so many a second and no more, in the order in which they came', async () => {
  const pace = pacer(50)
  const order: number[] = []
  const begin = performance.now()
  const turns = Array.from({ length: 11 }, (_, at) => pace(never).then(() => void order.push(at)))
  assert.ok((await timeOf(turns, begin)) > 190, 'ten gaps of 20 ms')
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
  )
})

test('each host has its own pace, and all who ask it share that', async () => {
  const pace = hostPacer(50)
  const ask = (host: string, times: number) => Array.from({ length: times }, () => pace(host, never))
  const begin = performance.now()
  const turns = [...ask('one.example', 6), ...ask('two.example', 1)]
  const other = turns.at(-1)
  assert.ok(other)
  assert.ok((await timeOf([other], begin)) < (await timeOf(turns, begin)), 'one host does not wait for the other')
  assert.ok(performance.now() - begin > 95, 'five gaps of 20 ms')
})

test('who is told to stop does not wait for his turn', async () => {
  const pace = pacer(1 / 60)
  await pace(never)
  const stop = new AbortController()
  const waiting = pace(stop.signal)
  const begin = performance.now()
  stop.abort()
  await waiting
  assert.ok(performance.now() - begin < 30_000)
})
