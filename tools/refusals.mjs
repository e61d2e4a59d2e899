// What `npm run refusals` runs: the tests that docs/refusals.md names, slow ones too. `npm run refusals -- R17 R18` tries some.
import { readFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { readTable } from '../server/test/refusals/read-table.ts'
import { checkout, inCheckout } from './paths.mjs'
import { run } from './run.mjs'
import { step } from './step.mjs'
import { cleanEnvironment } from './test-stages/clean-environment.mjs'
import { findChromium } from './test-stages/find-chromium.mjs'
import { ownTemporaryFolder } from './test-stages/own-temporary-folder.mjs'
import { tellNodeTests } from './test-stages/run-node-tests.mjs'
import { withDatabase } from './test-stages/with-database.mjs'

cleanEnvironment()
ownTemporaryFolder()

const wanted = process.argv.slice(2)
const rows = readTable(readFileSync(inCheckout('docs', 'refusals.md'), 'utf8')).filter(
  (it) => !wanted.length || wanted.includes(`R${it.number}`),
)
const files = [...new Set(rows.flatMap((it) => it.tests.map((name) => name.split(' › ')[0])))]
const journeys = files.filter((it) => it.startsWith('e2e/'))
const components = files.filter((it) => it.endsWith('.tsx'))
const slow = files.filter((it) => it.includes('.slow.test.'))
const others = files.filter((it) => ![...journeys, ...components, ...slow].includes(it))

const found = [
  ...(await stage(`${others.length} files of the server and tools`, others, () => runWithDatabase(others))),
  // Some of them measure times, which others at the same time would spoil.
  ...(await stage(`${slow.length} slow files, one by one`, slow, () => runWithDatabase(slow, { atOnce: 1 }))),
  ...(await stage(`${components.length} files of screens`, components, () =>
    runFiles(components, { args: componentArgs() }),
  )),
  ...(await stage(`${journeys.length} journeys`, journeys, runJourneys)),
]

let failures = 0
for (const { number, what, tests, result } of rows) {
  const outcomes = tests.map((name) => ({ name, outcome: outcomeOf(name) }))
  const bad = outcomes.filter((it) => it.outcome !== 'passed')
  failures += bad.length
  const passed = tests.length ? `${tests.length - bad.length}/${tests.length} passed` : 'no test'
  console.log(`R${number}`.padEnd(4), passed.padEnd(13), result.split(':')[0].padEnd(9), what)
  for (const { name, outcome } of bad) console.log(`       ${name}: ${outcome}`)
}
// The files run whole: what failed in them besides is told, too.
const named = new Set(rows.flatMap((row) => row.tests))
for (const it of found.filter((it) => it.problem && !isNamed(it))) {
  failures += 1
  console.log(`besides ${it.file ?? ''} › ${it.title}: ${it.problem}`)
}
const count = (word) => rows.filter((it) => it.result.startsWith(word)).length
console.log(
  `${rows.length} refusals: ${count('holds')} hold, ${count('in part')} in part, ${count('to come')} to come; ${failures} tests failed`,
)
process.exitCode = failures ? 1 : 0

async function stage(title, list, work) {
  return list.length ? step(title, work) : []
}

/** Whether a result is that of a test by this name. A part of a title that is computed is written as `…`. */
function isOf(result, name) {
  const [file, title] = name.split(' › ')
  const pattern = new RegExp(`^${title.split('…').map(RegExp.escape).join('.*')}$`, 's')
  return result.file === file && pattern.test(result.title)
}

function isNamed(result) {
  return [...named].some((name) => isOf(result, name))
}

/** Passed, or why not. */
function outcomeOf(name) {
  const results = found.filter((it) => isOf(it, name))
  if (!results.length) return 'did not run'
  const failed = results.find((it) => !it.passed)
  return failed ? (failed.problem ?? 'failed') : 'passed'
}

function runWithDatabase(list, options = {}) {
  return withDatabase((url) => runFiles(list, { ...options, env: { TEST_DATABASE_URL: url } }))
}

async function runFiles(list, options) {
  const reporter = pathToFileURL(inCheckout('tools', 'tell-results.mjs')).href
  const { said } = await tellNodeTests(list, { reporter, ...options })
  return said.split('\n').flatMap((line) => (line.startsWith('{"') ? parsed(line) : []))
}

function parsed(line) {
  try {
    return [JSON.parse(line)]
  } catch {
    return []
  }
}

function componentArgs() {
  return ['--import', pathToFileURL(inCheckout('web', 'test', 'set-up.ts')).href, '--test-isolation=none']
}

async function runJourneys() {
  const report = inCheckout('e2e', 'results', 'refusals.json')
  await rm(report, { force: true })
  const env = { ...process.env, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const names = journeys.map((it) => it.replace('e2e/', ''))
  const args = [inCheckout('node_modules/@playwright/test/cli.js'), 'test', '-c', 'e2e', '--reporter=json', ...names]
  await run(process.execPath, args, { cwd: checkout, env, mayFail: true })
  const { suites = [] } = JSON.parse(await readFile(report, 'utf8').catch(() => '{}'))
  return suites.flatMap(specsOf)
}

function specsOf({ specs = [], suites = [] }) {
  const own = specs.map((it) => ({ file: `e2e/journeys/${it.file}`, title: it.title, passed: it.ok, problem: null }))
  return [...own, ...suites.flatMap(specsOf)]
}
