import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MAX_LINES, MAX_UPLOAD_BYTES, readReferralLines } from '@runmart/contract/orders-lines'
import { MAX_LINKS_FILE_BYTES } from '@runmart/contract/orders-links'
import { readTextFile } from './read-text-file.ts'

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name)

test('a .txt in UTF-8 is read, without its byte order mark', async () => {
  assert.deepEqual(await readTextFile(file('Links.TXT', '\uFEFFhttps://a.vn|5\n')), {
    fileName: 'Links.TXT',
    content: 'https://a.vn|5\n',
  })
})

// Proves S5.5, S9.19.
test('another kind, an empty or blank one, one too large: each has its own sentence', async () => {
  assert.equal(await readTextFile(file('links.csv', 'https://a.vn|5')), 'txtOnly')
  assert.equal(await readTextFile(file('links.txt')), 'uploadRequired')
  assert.equal(await readTextFile(file('links.txt', ' \r\n\t\n')), 'uploadRequired')
  assert.equal(await readTextFile(file('links.txt', 'x'.repeat(MAX_UPLOAD_BYTES + 1))), 'tooLarge')
})

test('the largest list that can be ordered comes back with all that its download adds', async () => {
  const added = '100000|1000000|1000000|'.length * MAX_LINES
  const largest = file('links.txt', 'x'.repeat(MAX_UPLOAD_BYTES + added))
  assert.equal(typeof (await readTextFile(largest, MAX_LINKS_FILE_BYTES)), 'object')
  const larger = file('links.txt', 'x'.repeat(MAX_LINKS_FILE_BYTES + 1))
  assert.equal(await readTextFile(larger, MAX_LINKS_FILE_BYTES), 'tooLarge')
})

test('a file that went away since it was chosen is said to be unreadable', async () => {
  const gone = { name: 'links.txt', size: 3, arrayBuffer: () => Promise.reject(new Error('NotReadableError')) }
  assert.equal(await readTextFile(gone), 'unreadable')
})

// Proves R39.
test('bytes that are no UTF-8 are refused by their line', async () => {
  const read = await readTextFile(file('links.txt', 'https://a.vn|5\n', new Uint8Array([0xff, 0xfe, 0x7c, 0x35])))
  assert.ok(typeof read === 'object')
  assert.deepEqual(readReferralLines(read.content).bad, [{ line: 2, problem: 'notText' }])
})
