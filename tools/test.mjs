// Runs tests: `npm test` the fast tier, `npm run test:slow` the slow one, `npm run test:all` both. CONTRIBUTING.md tells the rest.
import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { browserTests } from './test-stages/browser-tests.mjs'
import { chooseTests } from './test-stages/choose.mjs'
import { cleanEnvironment } from './test-stages/clean-environment.mjs'
import { lint } from './test-stages/lint.mjs'
import { componentTests, serverTests, unitTests } from './test-stages/node-tests.mjs'
import { ownTemporaryFolder } from './test-stages/own-temporary-folder.mjs'
import { startReport } from './test-stages/report.mjs'
import { rememberFailed, writeRecord } from './test-stages/times.mjs'
import { types } from './test-stages/types.mjs'

cleanEnvironment()
ownTemporaryFolder()

process.on('uncaughtException', (problem) => {
  console.error(problem.isForPeople ? problem.message : problem)
  process.exit(130)
})

const [tier] = process.argv.slice(2)
const { files, isWhole, changed, record } = chooseTests(process.argv.slice(2))
const of = (kind) => files.filter((it) => it.kind === kind).map((it) => it.file)
const stages = [
  { title: 'Unit tests', files: of('unit'), run: unitTests },
  { title: 'Component tests', files: of('component'), run: componentTests },
  { title: 'Server tests', files: of('server'), run: serverTests },
  { title: 'Browser tests', files: of('browser'), run: browserTests },
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
  return report.stage(title, () => stage.run(stage.files, { onFile: report.file }), stage.files)
}

/** Recorded seconds of a part are those of processes that ended meanwhile: then one part runs at a time. */
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
  },
  async () => {
    await test('Unit tests')
    await test('Component tests')
    await built.promise
    await test('Server tests')
  },
)
if (report.hasFailed('Web build') || report.hasFailed('Server build'))
  console.log('Browser tests: not run, there is no shop to open')
else await test('Browser tests')

const failed = report.end()
rememberFailed(
  files.map((it) => it.file),
  [...new Set(failed.map((it) => it.file).filter(Boolean))],
)
if (record) writeRecord(report.seconds)
process.exitCode = failed.length ? 1 : 0
