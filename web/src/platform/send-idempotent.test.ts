import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Answer } from '@runmart/contract/client'
import { createIdempotentSender } from './send-idempotent.ts'

type Outcome = Pick<Extract<Answer<null>, { success: false }>, 'status' | 'code'> | 'done'

const LOST = { status: 0, code: 'UNAVAILABLE' } as const
const MISMATCH = { status: 409, code: 'IDEMPOTENCY_MISMATCH' } as const

let send = createIdempotentSender(new Map())
let used: string[] = []
beforeEach(() => {
  send = createIdempotentSender(new Map())
  used = []
})

/** Sends an action with this outcome and records its key. */
function sendAction(action: string, outcome: Outcome | Promise<Outcome>): Promise<Answer<null>> {
  return send(action, async (key) => {
    used.push(key)
    const answer = await outcome
    if (answer === 'done') return { success: true, status: 200, message: '', data: null, error: null, code: null }
    return { success: false, message: '', data: null, error: 'no', ...answer }
  })
}

test('a deed keeps its key until something is known to have happened under it', async () => {
  await sendAction('refund', LOST)
  await sendAction('refund', { status: 503, code: 'UNAVAILABLE' })
  await sendAction('refund', { status: 429, code: 'RATE_LIMITED' })
  // A refused form says nothing about the earlier try.
  await sendAction('refund', { status: 400, code: 'VALIDATION' })
  await sendAction('refund', 'done')
  await sendAction('refund', 'done')
  assert.equal(new Set(used.slice(0, 5)).size, 1)
  assert.notEqual(used[5], used[0])
})

test('who was told that an earlier try went through starts afresh', async () => {
  await sendAction('refund', LOST)
  await sendAction('refund', MISMATCH)
  await sendAction('refund', 'done')
  assert.equal(used[0], used[1])
  assert.notEqual(used[1], used[2])
})

test('what is stored and waits has used its key', async () => {
  await sendAction('credit', { status: 409, code: 'APPROVAL_NEEDED' })
  await sendAction('credit', 'done')
  assert.notEqual(used[0], used[1])
})

test('other deeds have other keys, also while one is on its way', async () => {
  let arrive = (_: Outcome) => {}
  const slow = sendAction('refund of a', new Promise<Outcome>((resolve) => (arrive = resolve)))
  await sendAction('refund of b', LOST)
  arrive('done')
  await slow
  await sendAction('refund of b', 'done')
  await sendAction('refund of a', 'done')
  assert.equal(used[1], used[2])
  assert.equal(new Set(used).size, 3)
})
