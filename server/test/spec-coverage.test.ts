import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { findProblems } from './coverage/find-problems.ts'

const checkout = new URL('../../', import.meta.url)
const read = (file: string) => {
  const url = new URL(file, checkout)
  return existsSync(url) ? readFileSync(url, 'utf8') : null
}

test('every row of the specification names tests that exist', () => {
  assert.deepEqual(findProblems(read('docs/spec-coverage.md') ?? '', read), [])
})

test('a page that names what is not there is told row by row', () => {
  const source = [
    "test('a plain one', () => {})",
    "test(\n  'it\\'s on a line of its own',\n  () => {})",
    '  test(`$' + '{x} is “$' + '{names[x]}”`, () => {})',
    "accessibilityTest('in every look', async () => {",
    "  await test.step('a step', async () => {})",
    '})',
    "test.skip('a skipped one', () => {})",
    "// test('a commented one', () => {})",
  ].join('\n')
  const row = (name: string) => `| something | somewhere | ${name && `\`${name}\``} |`
  const sections = [1, 2, 3, 4, 5, 6, 7, 8].map((section) => `## ${section}. Part\n${row('a.test.ts › a plain one')}`)
  const page = [
    ...sections,
    '| It says | In the product | Shown by |',
    '|---|---|---|',
    row("a.test.ts › it's on a line of its own"),
    row('a.test.ts › … is “…”'),
    row('a.test.ts › in every look › a step'),
    '| a \\| b | somewhere | `a.test.ts › a plain one`<br>`a.test.ts › another` |',
    row(''),
    row('b.test.ts › a plain one'),
    row('a.ts › a plain one'),
    row('a.test.ts › a plain one › a step'),
    row('a.test.ts › a skipped one'),
    row('a.test.ts › a commented one'),
  ].join('\n')
  assert.deepEqual(
    findProblems(page, (file) => (file === 'b.test.ts' ? null : source)),
    [
      'section 9 has no rows',
      'line 22: a.test.ts has no test “another”',
      'line 23 names no test',
      'line 24: there is no test file b.test.ts',
      'line 25: there is no test file a.ts',
      'line 26: “a plain one” has no step “a step”',
      'line 27: a.test.ts has no test “a skipped one”',
      'line 28: a.test.ts has no test “a commented one”',
    ],
  )
})
