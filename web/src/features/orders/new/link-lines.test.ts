import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readReferralLines } from '@runmart/contract/orders-lines'
import { joinLines, parseLinkLines, replaceLine, summarizeLines } from './link-lines.ts'

const read = (content: string) => parseLinkLines(content) ?? []
const file = '\uFEFFhttps://a.vn/?ref=1|5\r\n\r\nhttps://b.vn/?ref=2\t20\nnot a link|3\n  https://a.vn/?ref=1|7  '

// Proves S5.7.
test('the preview says what the server will bill, line by line', () => {
  const lines = read(file)
  const { good, bad, duplicates, sum } = summarizeLines(lines)
  const server = readReferralLines(file)
  assert.deepEqual(
    good.map((it) => ({ line: it.line, ...(typeof it.read === 'object' && it.read) })),
    server.good,
  )
  assert.deepEqual(
    bad.map((it) => ({ line: it.line, problem: it.read })),
    server.bad,
  )
  assert.deepEqual([...duplicates], [5])
  assert.equal(duplicates.size, server.duplicates)
  assert.equal(sum, 32)
})

test('a corrected line counts, a removed one is gone, and the others keep their numbers', () => {
  const better = replaceLine(read(file), 4, 'https://c.vn|3')
  assert.equal(summarizeLines(better).sum, 35)
  const fewer = replaceLine(better, 1, '  ')
  assert.deepEqual(
    fewer.map((it) => it.line),
    [3, 4, 5],
  )
  const sent = readReferralLines(joinLines(fewer))
  assert.deepEqual(
    sent.good.map((it) => [it.line, it.amount]),
    [
      [3, 20],
      [4, 3],
      [5, 7],
    ],
  )
  assert.deepEqual(sent.bad, [])
})

// The limit is far above the needed time; a comparison of all pairs would exceed it.
test('one of a hundred thousand lines is corrected without comparing all with all', { timeout: 30_000 }, () => {
  const lines = read(Array.from({ length: 100_000 }, (_, at) => `https://shop.vn/?ref=${at}|1`).join('\n'))
  assert.equal(summarizeLines(replaceLine(lines, 50_000, 'https://shop.vn/?ref=0|2')).duplicates.size, 1)
})

test('more lines than can be ordered at once are not read to their end', () => {
  assert.equal(parseLinkLines('https://shop.vn|1\n'.repeat(100_000))?.length, 100_000)
  assert.equal(parseLinkLines('https://shop.vn|1\n'.repeat(100_001)), null)
})
