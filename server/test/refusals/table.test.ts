import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findMissingTests, findTableProblems } from '../../../testing/refusals-table.ts'

const checkout = new URL('../../../', import.meta.url)
const read = (file: string) => {
  const url = new URL(file, checkout)
  return existsSync(url) ? readFileSync(url, 'utf8') : null
}
/** The table has no eighth attempt. */
const numbers = Array.from({ length: 91 }, (_, at) => at + 1).filter((it) => it !== 8)

test('every refusal has its row, and every row names tests that exist', () => {
  assert.deepEqual(findTableProblems(read('docs/refusals.md') ?? '', numbers, read), [])
})

test('every door that was open names tests that exist', () => {
  const [, doors = ''] = (read('docs/refusals.md') ?? '').split('## Doors that were open')
  assert.equal(doors.match(/^\| \d+ \|/gm)?.length, 21)
  assert.deepEqual(findMissingTests(doors, read), [])
  assert.deepEqual(findMissingTests('| 1 | `a.test.ts › it is gone` |', read), ['there is no test file a.test.ts'])
})

test('a table that leaves something out is told row by row', () => {
  const page = [
    '| No. | What is tried | Shown by | Result |',
    '|---|---|---|---|',
    '| R1 | a | `a.test.ts › it is there` | holds |',
    '| R2 | a | `a.slow.test.ts › it is there`<br>`a.test.ts › it is gone` | in part: only a little |',
    '| R3 | a | | holds |',
    '| R4 | a | | to come |',
    '| R4 | a \\| b | `b.test.ts › it is there` | perhaps |',
  ].join('\n')
  const source = (file: string) => (file.startsWith('a.') ? "test('it is there', () => {})" : null)
  assert.deepEqual(findTableProblems(page, [1, 2, 3, 4, 5], source), [
    'R5 is missing',
    'line 7: R4 is not a number of the list, or there twice',
    'line 4: a.test.ts has no test “it is gone”',
    'line 5 names no test',
    'line 6 says not why',
    'line 7: no result',
    'line 7 says not why',
    'line 7: there is no test file b.test.ts',
  ])
})
