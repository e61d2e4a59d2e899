import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Batcher } from './batcher.ts'

/** A batcher whose batches end when the test says so. */
function heldBatcher(options: { size: number; keyOf?: (item: string) => string }) {
  const batches: { items: readonly string[]; end: () => void }[] = []
  const batcher = new Batcher<string, string>(async (items) => {
    await new Promise<void>((end) => batches.push({ items, end }))
    if (items.includes('bad')) throw new Error('spoilt')
    return items.map((it) => it.toUpperCase())
  }, options)
  /** Waits until `count` batches have begun. */
  const begun = async (count: number) => {
    while (batches.length < count) await new Promise((resolve) => setTimeout(resolve, 1))
    return batches.map(({ items }) => items.join(''))
  }
  return { batcher, batches, begun }
}

test('the first goes at once, what comes meanwhile goes together, and each gets its own outcome', async () => {
  const { batcher, batches, begun } = heldBatcher({ size: 3 })
  const first = batcher.add('a')
  await begun(1)
  const others = ['b', 'c', 'd', 'e'].map((it) => batcher.add(it))
  batches[0]?.end()
  assert.deepEqual(await begun(2), ['a', 'bcd'])
  batches[1]?.end()
  assert.deepEqual(await begun(3), ['a', 'bcd', 'e'], 'no more than the bound')
  batches[2]?.end()
  assert.deepEqual(await Promise.all([first, ...others]), ['A', 'B', 'C', 'D', 'E'])
})

test('two of one key never meet', async () => {
  const { batcher, batches, begun } = heldBatcher({ size: 9, keyOf: (it) => it })
  const all = ['a', 'a', 'b', 'a'].map((it) => batcher.add(it))
  for (const [at, items] of ['ab', 'a', 'a'].entries()) {
    assert.equal((await begun(at + 1)).at(-1), items)
    batches[at]?.end()
  }
  assert.deepEqual(await Promise.all(all), ['A', 'A', 'B', 'A'])
})

test('a batch that fails fails for its own, and one that stalls does not hold up the next', async () => {
  const { batcher, batches, begun } = heldBatcher({ size: 9 })
  const stalled = batcher.add('bad')
  await begun(1)
  const next = batcher.add('a')
  assert.deepEqual(await begun(2), ['bad', 'a'])
  batches[1]?.end()
  assert.equal(await next, 'A')
  batches[0]?.end()
  await assert.rejects(stalled, /spoilt/)
})

test('when too many wait, the next is told to come back', async () => {
  const { batcher, batches, begun } = heldBatcher({ size: 9_000 })
  const all = [batcher.add('a')]
  await begun(1)
  for (let count = 0; count < 2_000; count++) all.push(batcher.add('a'))
  await assert.rejects(batcher.add('a'), { code: 'UNAVAILABLE' })
  batches[0]?.end()
  await begun(2)
  batches[1]?.end()
  assert.equal((await Promise.all(all)).length, 2_001)
})
