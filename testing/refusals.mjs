// `npm run refusals`: runs the tests that docs/refusals.md names, slow ones too. `npm run refusals -- R17 R18` runs
// some.
import { readFileSync } from 'node:fs'
import { inCheckout } from '../tools/paths.mjs'
import { readTable } from './refusals-table.ts'
import { browserTests } from './stages/browser-tests.mjs'
import { cleanEnvironment } from './stages/clean-environment.mjs'
import { componentTests, serverTests, unitTests } from './stages/node-tests.mjs'
import { ownTemporaryFolder } from './stages/own-temporary-folder.mjs'
import { startReport } from './stages/report.mjs'
import { listTestFiles } from './stages/test-files.mjs'

cleanEnvironment()
ownTemporaryFolder()

const wanted = process.argv.slice(2)
const rows = readTable(readFileSync(inCheckout('docs', 'refusals.md'), 'utf8')).filter(
  (it) => !wanted.length || wanted.includes(`R${it.number}`),
)
const named = new Set(rows.flatMap((row) => row.tests))
const files = listTestFiles().filter(({ file }) =>
  rows.some((row) => row.tests.some((it) => it.startsWith(`${file} › `))),
)
const of = (kind) => files.filter((it) => it.kind === kind).map((it) => it.file)

const report = startReport({ checks: [], files: files.map((it) => it.file) })
const stages = { unit: unitTests, component: componentTests, server: serverTests, browser: browserTests }
for (const [kind, run] of Object.entries(stages))
  if (of(kind).length) await report.stage(`Tests of kind ${kind}`, () => run(of(kind), { onFile: report.file }))
report.stop()
const found = report.results

let failures = 0
for (const { number, what, tests, result } of rows) {
  const outcomes = tests.map((name) => ({ name, outcome: outcomeOf(name) }))
  const bad = outcomes.filter((it) => it.outcome !== 'passed')
  failures += bad.length
  const passed = tests.length ? `${tests.length - bad.length}/${tests.length} passed` : 'no test'
  console.log(`R${number}`.padEnd(4), passed.padEnd(13), result.split(':')[0].padEnd(9), what)
  for (const { name, outcome } of bad) console.log(`       ${name}: ${outcome}`)
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

/** Whether a result belongs to the test of this name. `…` stands for computed parts of a title. */
function isOf(result, name) {
  const [file, title] = name.split(' › ')
  const pattern = new RegExp(`^${title.split('…').map(RegExp.escape).join('.*')}$`, 's')
  return result.file === file && pattern.test(result.title)
}

function isNamed(result) {
  return [...named].some((name) => isOf(result, name))
}

/** Passed, or the reason of the failure. */
function outcomeOf(name) {
  const results = found.filter((it) => isOf(it, name))
  if (!results.length) return 'did not run'
  const failed = results.find((it) => it.outcome !== 'passed')
  return failed ? (failed.problem ?? failed.outcome) : 'passed'
}
