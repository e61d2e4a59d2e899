import assert from 'node:assert/strict'
import type { Answer } from '@runmart/contract/client'
import type { RefusalCode } from '@runmart/contract/errors'

/** The data of an answer that must be a success. */
export function expectData<Data>(answer: Answer<Data>): Data {
  assert.ok(answer.success, `refused: ${JSON.stringify(answer)}`)
  assert.deepEqual([answer.status, answer.error, answer.code], [200, null, null])
  return answer.data
}

/** Checks that an answer is exactly this refusal, and returns its fields. */
export function expectRefusal(answer: Answer<unknown>, status: number, code: RefusalCode): Record<string, string> {
  assert.deepEqual([answer.success, answer.status, answer.code], [false, status, code], JSON.stringify(answer))
  assert.ok(answer.error)
  assert.equal(answer.message, answer.error)
  return (answer.data as { fields?: Record<string, string> } | null)?.fields ?? {}
}
