import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { runFiles } from './pool.mjs'

const folder = mkdtempSync(join(tmpdir(), 'runmart-pool-'))
after(() => rmSync(folder, { recursive: true, force: true }))

const head = "import { after, test } from 'node:test'\n"
const write = (name, text) => {
  const file = join(folder, name)
  writeFileSync(file, head + text)
  return file
}
const outcomes = ({ results }) => results.map((it) => `${it.title}: ${it.outcome}`)

test('files share a process, and the hooks of each run at its end', async () => {
  const files = ['a.test.ts', 'b.test.ts'].map((name) =>
    write(
      name,
      `const before: number = globalThis.count ??= 0
       test('found ' + before, () => { globalThis.count += 1 })
       after(() => { globalThis.count += 10 })`,
    ),
  )
  const done = await runFiles(files, { processes: 1 })
  assert.deepEqual(done.map(outcomes), [['found 0: passed'], ['found 11: passed']])
  const apart = await runFiles(files, { processes: 1, ownProcess: () => true })
  assert.deepEqual(apart.map(outcomes), [['found 0: passed'], ['found 0: passed']])
})

test('a failure names the TypeScript file and its line, whatever failed', async () => {
  const files = [
    write('fails.test.ts', "type A = string\n\n\ntest('a', () => { throw new Error('wrong') })"),
    write('loads.test.ts', "test('a', () => {})\nthrow new Error('not loaded')"),
    write('ends.test.ts', "test('a', () => {})\nafter(() => { throw new Error('not ended') })"),
    write('empty.test.ts', ''),
    write('dies.test.ts', "test('a', () => {})\ntest('b', () => process.exit(3))"),
    write('hangs.test.ts', "test('a', () => { for (;;); })"),
    write('fine.test.ts', "test('a', () => {})"),
  ]
  const done = await runFiles(files, { processes: 1, patienceMs: 5_000 })
  const problemOf = (name) =>
    done
      .find((it) => it.file.endsWith(`/${name}.test.ts`))
      .results.filter((it) => it.outcome === 'failed')
      .map((it) => it.problem)
      .join('\n')
  assert.match(problemOf('fails'), /Error: wrong\n\s+at .*fails\.test\.ts:5:/)
  assert.match(problemOf('loads'), /not loaded\n\s+at .*loads\.test\.ts:3:/)
  assert.match(problemOf('ends'), /not ended/)
  assert.equal(problemOf('empty'), 'The file holds no test.')
  assert.equal(problemOf('dies'), 'The process ended (code 3).')
  assert.match(problemOf('hangs'), /No test ended within 5 s/)
  assert.deepEqual(outcomes(done.at(-1)), ['a: passed'])
})
