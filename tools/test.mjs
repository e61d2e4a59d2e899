// Runs the tests of one tier, or of both: `npm test`, `npm run test:slow`, `npm run test:all`.
import { browserTests } from './test-stages/browser-tests.mjs'
import { cleanEnvironment } from './test-stages/clean-environment.mjs'
import { componentTests } from './test-stages/component-tests.mjs'
import { lint } from './test-stages/lint.mjs'
import { nodeTests } from './test-stages/node-tests.mjs'
import { ownTemporaryFolder } from './test-stages/own-temporary-folder.mjs'
import { stage } from './test-stages/stage.mjs'
import { listTestFiles } from './test-stages/test-files.mjs'
import { types } from './test-stages/types.mjs'
import { unitTests } from './test-stages/unit-tests.mjs'
import { webBuild } from './test-stages/web-build.mjs'

cleanEnvironment()
ownTemporaryFolder()

process.on('uncaughtException', (problem) => {
  console.error(problem.isForPeople ? problem.message : problem)
  process.exit(130)
})

const [tier = 'fast'] = process.argv.slice(2)
const files = listTestFiles().filter((it) => tier === 'all' || it.tier === tier)
const of = (kind) => files.filter((it) => it.kind === kind).map((it) => it.file)

const counts = []
if (tier !== 'slow') {
  for (const workspace of ['contract', 'i18n', 'bots', 'server', 'web', 'site', 'e2e']) {
    counts.push(await stage(`Types of ${workspace}`, () => types(workspace)))
  }
  counts.push(await stage('Lint and format', lint))
}
if (of('unit').length) counts.push(await stage('Unit tests', () => unitTests(of('unit'))))
if (of('component').length) counts.push(await stage('Component tests', () => componentTests(of('component'))))
const built = await stage('Building the web', webBuild)
counts.push(built, await stage('Server tests', () => nodeTests(of('server'))))
if (built.failed) console.log('Browser tests: not run, there is no web to open')
else counts.push(await stage('Browser tests', () => browserTests(of('browser'))))

const sum = (name) => counts.reduce((total, count) => total + count[name], 0)
process.exitCode = sum('failed') ? 1 : 0
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
