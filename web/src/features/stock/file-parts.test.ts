import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_FILES_ADDED, MAX_STOCK_FILE, STOCK_FILES_BODY } from '@runmart/contract/stock'
import { filePartsOf } from './file-parts.ts'

const files = (count: number, size: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `${'ж'.repeat(200)}-${at}.bin`, size }))

test('files are sent in parts, none lost and none too large', () => {
  assert.deepEqual(
    filePartsOf(files(MAX_FILES_ADDED + 3, 10)).map((part) => part.length),
    [MAX_FILES_ADDED, 3],
  )
  for (const [count, size] of [
    [3, MAX_STOCK_FILE],
    [20, 900_000],
  ] as const) {
    const given = files(count, size)
    const parts = filePartsOf(given)
    assert.deepEqual(parts.flat(), given)
    for (const part of parts) {
      const sent = part.map(({ name }) => ({ name, content: Buffer.alloc(size).toString('base64') }))
      const body = JSON.stringify({ files: sent, expiresAt: new Date().toISOString() })
      assert.ok(Buffer.byteLength(body) <= STOCK_FILES_BODY)
    }
  }
})
