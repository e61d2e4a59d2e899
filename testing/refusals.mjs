// `npm run refusals`: runs the tests that docs/refusals.md names, slow ones too. `npm run refusals -- R17 R18` runs
// some.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { inCheckout } from '../tools/paths.mjs'
import { listProofs, readRows } from './proofs.mjs'
import { browserTests } from './stages/browser-tests.mjs'
import { cleanEnvironment } from './stages/clean-environment.mjs'
import { componentTests, serverTests, unitTests } from './stages/node-tests.mjs'
import { ownTemporaryFolder } from './stages/own-temporary-folder.mjs'
import { startReport } from './stages/report.mjs'
import { listTestFiles } from './stages/test-files.mjs'

cleanEnvironment()
ownTemporaryFolder()

const wanted = process.argv.slice(2)
const proofs = listProofs()
const rows = readRows(readFileSync(inCheckout('docs', 'refusals.md'), 'utf8'))
  .filter(({ id }) => !wanted.length || wanted.includes(id))
  .map(({ id, cells }) => ({ id, what: cells[1], result: cells.at(-1), tests: proofs.filter((it) => it.id === id) }))
const named = rows.flatMap((row) => row.tests)
const files = listTestFiles().filter(({ file }) => named.some((it) => it.file === file))
const of = (kind) => files.filter((it) => it.kind === kind).map((it) => it.file)

const report = startReport({ checks: [], files: files.map((it) => it.file) })
const stages = { unit: unitTests, component: componentTests, server: serverTests, browser: browserTests }
const options = { processes: availableParallelism() + 1, onFile: report.file }
for (const [kind, run] of Object.entries(stages))
  if (of(kind).length) await report.stage(`Tests of kind ${kind}`, () => run(of(kind), options))
report.stop()
const found = report.results

let failures = 0
for (const { id, what, tests, result } of rows) {
  const outcomes = tests.map((it) => ({ ...it, outcome: outcomeOf(it) }))
  const bad = outcomes.filter((it) => it.outcome !== 'passed')
  failures += bad.length
  const passed = tests.length ? `${tests.length - bad.length}/${tests.length} passed` : 'no test'
  console.log(id.padEnd(4), passed.padEnd(13), result.split(':')[0].padEnd(9), what)
  for (const { file, title, outcome } of bad) console.log(`       ${file} › ${title}: ${outcome}`)
}
// Whole files run, so it also reports their other failures.
for (const it of found.filter((it) => it.problem && !isNamed(it))) {
  failures += 1
  console.log(`besides ${it.file ?? ''} › ${it.title}: ${it.problem}`)
}
const count = (word) => rows.filter((it) => it.result.startsWith(word)).length
console.log(
  `${rows.length} refusals: ${count('holds')} hold, ${count('in part')} in part, ${count('to come')} to come; ${failures} tests failed`,
)
process.exitCode = failures ? 1 : 0

/** Whether a result belongs to a test. `…` stands for computed parts of a title. */
function isOf(result, { file, title }) {
  const pattern = new RegExp(`^${title.split('…').map(RegExp.escape).join('.*')}$`, 's')
  return result.file === file && pattern.test(result.title)
}

function isNamed(result) {
  return named.some((it) => isOf(result, it))
}

/** Passed, or the reason of the failure. */
function outcomeOf(test) {
  const results = found.filter((it) => isOf(it, test))
  if (!results.length) return 'did not run'
  const failed = results.find((it) => it.outcome !== 'passed')
  return failed ? (failed.problem ?? failed.outcome) : 'passed'
}
