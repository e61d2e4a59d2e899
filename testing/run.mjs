// Runs tests: `npm test` the fast tier, `npm run test:slow` the slow one, `npm run test:all` both. CONTRIBUTING.md
// explains the rest.
import { availableParallelism } from 'node:os'
import { buildServer } from '../tools/build-server.mjs'
import { buildWeb } from '../tools/build-web.mjs'
import { browserTests } from './stages/browser-tests.mjs'
import { chooseTests } from './stages/choose.mjs'
import { cleanEnvironment } from './stages/clean-environment.mjs'
import { lint } from './stages/lint.mjs'
import { componentTests, measuresTimes, serverTests, unitTests } from './stages/node-tests.mjs'
import { ownTemporaryFolder } from './stages/own-temporary-folder.mjs'
import { startReport } from './stages/report.mjs'
import { rememberFailed, writeRecord } from './stages/times.mjs'
import { types } from './stages/types.mjs'

cleanEnvironment()
ownTemporaryFolder()

process.on('uncaughtException', (problem) => {
  console.error(problem.isForPeople ? problem.message : problem)
  process.exit(130)
})

const [tier] = process.argv.slice(2)
const { files, isWhole, changed, record } = chooseTests(process.argv.slice(2))
const of = (kind) => files.filter((it) => it.kind === kind).map((it) => it.file)
const isMeasuring = (file) => measuresTimes.test(file)
const [measuring, server] = [of('server').filter(isMeasuring), of('server').filter((it) => !isMeasuring(it))]
const browser = of('browser')

/**
 * Server tests wait for leases and timers, journeys for the shop: one more at a time than there are processors, or two
 * more if both run side by side.
 */
const cores = availableParallelism()
const atOnce = server.length && browser.length && !record ? cores : cores + 1
const stages = [
  { title: 'Unit tests', files: of('unit'), run: unitTests, processes: 1 },
  { title: 'Component tests', files: of('component'), run: componentTests, processes: cores },
  { title: 'Server tests', files: server, run: serverTests, processes: atOnce },
  { title: 'Browser tests', files: browser, run: browserTests, processes: atOnce },
  { title: 'Tests that measure times', files: measuring, run: serverTests, processes: 1 },
]
const needsWeb = isWhole || of('browser').length > 0 || files.some((it) => /built-(web|site)|sbom|bundle/.test(it.file))
const builds = [
  ...(needsWeb ? [{ title: 'Web build', run: () => buildWeb(process.execPath, null) }] : []),
  ...(of('server').length || of('browser').length
    ? [{ title: 'Server build', run: () => buildServer(process.execPath, null) }]
    : []),
]
const checks =
  changed || (isWhole && tier !== 'slow')
    ? [
        { title: 'Types', run: types },
        { title: 'Lint and format', run: () => lint(changed) },
      ]
    : []

const report = startReport({ checks: [...builds, ...checks].map((it) => it.title), files: files.map((it) => it.file) })
const check = ({ title, run }) => report.stage(title, run)
const test = (title) => {
  const stage = stages.find((it) => it.title === title)
  if (!stage.files.length) return
  const options = { processes: stage.processes, onFile: report.file }
  return report.stage(title, () => stage.run(stage.files, options), stage.files)
}

/** Recorded seconds are those of processes that ended during a part: so one part runs at a time. */
const sideBySide = record
  ? async (...lanes) => {
      for (const lane of lanes) await lane()
    }
  : (...lanes) => Promise.all(lanes.map((lane) => lane()))

const inTurn = async (list) => {
  for (const one of list) await check(one)
}
const built = Promise.withResolvers()
await sideBySide(
  async () => {
    await inTurn(builds)
    built.resolve()
    await inTurn(checks)
    if (!report.hasFailed('Web build') && !report.hasFailed('Server build')) await test('Browser tests')
    else if (browser.length) console.log('Browser tests: not run, there is no shop to open')
  },
  async () => {
    await test('Unit tests')
    await test('Component tests')
    await built.promise
    await test('Server tests')
  },
)
await test('Tests that measure times')

const failed = report.end()
rememberFailed(
  files.map((it) => it.file),
  [...new Set(failed.map((it) => it.file).filter(Boolean))],
)
if (record) writeRecord(report.seconds)
process.exitCode = failed.length ? 1 : 0
