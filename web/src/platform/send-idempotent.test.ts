import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Answer } from '@runmart/contract/client'
import { createIdempotentSender } from './send-idempotent.ts'

type Heard = Pick<Extract<Answer<null>, { success: false }>, 'status' | 'code'> | 'done'

const LOST = { status: 0, code: 'UNAVAILABLE' } as const
const MISMATCH = { status: 409, code: 'IDEMPOTENCY_MISMATCH' } as const

let send = createIdempotentSender(new Map())
let used: string[] = []
beforeEach(() => {
  send = createIdempotentSender(new Map())
  used = []
})

/** Sends a deed and hears this; remembers the key it went under. */
function give(deed: string, heard: Heard | Promise<Heard>): Promise<Answer<null>> {
  return send(deed, async (key) => {
    used.push(key)
    const answer = await heard
    if (answer === 'done') return { success: true, status: 200, message: '', data: null, error: null, code: null }
    return { success: false, message: '', data: null, error: 'no', ...answer }
  })
}

test('a deed keeps its key until something is known to have happened under it', async () => {
  await give('refund', LOST)
  await give('refund', { status: 503, code: 'UNAVAILABLE' })
  await give('refund', { status: 429, code: 'RATE_LIMITED' })
  // What is refused as it stands says nothing about the try before it.
  await give('refund', { status: 400, code: 'VALIDATION' })
  await give('refund', 'done')
  await give('refund', 'done')
  assert.equal(new Set(used.slice(0, 5)).size, 1)
  assert.notEqual(used[5], used[0])
})

test('who was told that an earlier try went through starts afresh', async () => {
  await give('refund', LOST)
  await give('refund', MISMATCH)
  await give('refund', 'done')
  assert.equal(used[0], used[1])
  assert.notEqual(used[1], used[2])
})

test('other deeds have other keys, also while one is on its way', async () => {
  let arrive = (_: Heard) => {}
  const slow = give('refund of a', new Promise<Heard>((resolve) => (arrive = resolve)))
  await give('refund of b', LOST)
  arrive('done')
  await slow
  await give('refund of b', 'done')
  await give('refund of a', 'done')
  assert.equal(used[1], used[2])
  assert.equal(new Set(used).size, 3)
})
