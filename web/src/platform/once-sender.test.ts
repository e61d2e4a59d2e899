import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Answer } from '@runmart/contract/client'
import { onceSender } from './once-sender.ts'

const answer = (status: number) =>
  ({ success: false, status, message: '', data: null, error: 'no', code: 'INTERNAL' }) satisfies Answer<null>

test('only what may have happened unheard is sent with its key again', async () => {
  const send = onceSender()
  const keys: string[] = []
  const give = (asked: unknown, status: number) =>
    send(asked, (key) => {
      keys.push(key)
      return Promise.resolve(answer(status))
    })
  await give({ done: 1 }, 0)
  await give({ done: 1 }, 503)
  await give({ done: 1 }, 429)
  await give({ done: 1 }, 200)
  await give({ done: 1 }, 0)
  await give({ done: 2 }, 400)
  await give({ done: 2 }, 200)
  const [first, second, third, fourth, ...others] = keys
  assert.deepEqual([second, third, fourth], [first, first, first])
  assert.equal(new Set([first, ...others]).size, 4)
})

test('what is sent meanwhile does not make another forget its key', async () => {
  const send = onceSender()
  const keys: string[] = []
  const give = (asked: unknown, answered: Promise<number>) =>
    send(asked, async (key) => {
      keys.push(key)
      return answer(await answered)
    })
  let arrive = (_: number) => {}
  const slow = give({ note: 'a' }, new Promise<number>((resolve) => (arrive = resolve)))
  await give({ note: 'b' }, Promise.resolve(0))
  arrive(200)
  await slow
  await give({ note: 'b' }, Promise.resolve(200))
  await give({ note: 'a' }, Promise.resolve(200))
  assert.equal(keys[1], keys[2])
  assert.equal(new Set(keys).size, 3)
})
