import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inCheckout } from '../tools/paths.mjs'
import { listProofs, pages, readRows, withProofs } from './proofs.mjs'

const proofs = listProofs()
const proved = new Set(proofs.map(({ id }) => id))
const read = (page) => readFileSync(inCheckout(page), 'utf8')
const promises = readRows(read('docs/spec-coverage.md'))
const refusals = readRows(read('docs/refusals.md'))

test('every promise of the specification has a proof', () => {
  const sections = new Set(promises.map(({ id }) => Number(id.slice(1).split('.')[0])))
  assert.deepEqual([...sections].slice(0, 9), [1, 2, 3, 4, 5, 6, 7, 8, 9])
  assert.deepEqual(
    promises.filter(({ id }) => !proved.has(id)).map(({ id, line }) => `line ${line}: no test proves ${id}`),
    [],
  )
})

test('every refusal has one row, a result and a proof', () => {
  // The list of attempts has no eighth.
  const numbers = Array.from({ length: 91 }, (_, at) => `R${at + 1}`).filter((it) => it !== 'R8')
  assert.deepEqual(refusals.map(({ id }) => id).sort(byNumber), numbers)
  const wrong = refusals.filter(({ id, cells }) => {
    const result = cells.at(-1)
    const isReasoned = result === 'holds' || /^(in part|to come): \S/.test(result)
    return !isReasoned || (!result.startsWith('to come') && !proved.has(id))
  })
  assert.deepEqual(wrong, [])
})
const byNumber = (a, b) => Number(a.slice(1)) - Number(b.slice(1))

test('every proof names a row, and the pages show the proofs of today', () => {
  const known = new Set([...promises, ...refusals].map(({ id }) => id))
  assert.equal(known.size, promises.length + refusals.length, 'two rows have one number')
  assert.deepEqual(
    proofs.filter(({ id }) => !known.has(id)),
    [],
  )
  for (const page of pages) assert.equal(read(page), withProofs(read(page), proofs), 'run node testing/proofs.mjs')
})

test('a test counts for the rows above it and above its steps, unless it is skipped', () => {
  const text = [
    '// Proves S1.1, R2.',
    "test('a plain one', () => {})",
    '// Proves R3.',
    "test.skip('a skipped one', () => {})",
    '// Proves R4.',
    "// test('a commented one', () => {})",
    "accessibilityTest('in every look', async () => {",
    '  // Proves S9.12.',
    "  await test.step('a step', async () => {})",
    '})',
  ].join('\n')
  const found = listProofs([{ file: 'server/a.slow.test.ts', text }])
  assert.deepEqual(
    found.map(({ id, title }) => [id, title]),
    [
      ['S1.1', 'a plain one'],
      ['R2', 'a plain one'],
      ['S9.12', 'in every look'],
    ],
  )
  const page = '| No. | Shown by | Result |\n|---|---|---|\n| R2 | | holds |\n| R3 | gone | a \\| b |'
  assert.equal(
    withProofs(page, found),
    '| No. | Shown by | Result |\n|---|---|---|\n| R2 | [a.slow](../server/a.slow.test.ts) | holds |\n| R3 |  | a \\| b |',
  )
})
