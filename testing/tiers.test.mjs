import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkout, inCheckout } from '../tools/paths.mjs'
import { affectedTests } from './stages/affected.mjs'
import { chooseTests } from './stages/choose.mjs'
import { ownProcess } from './stages/node-tests.mjs'
import { listTestFiles } from './stages/test-files.mjs'
import { expectedSeconds, recorded } from './stages/times.mjs'

/** Ten minutes of two processors that tests keep 93 % busy. */
const BUDGET_SECONDS = 1_115

const all = listTestFiles()

test('every file of tests is in exactly one tier', () => {
  const there = globSync('**/*.{test,spec}.{ts,tsx,mjs}', {
    cwd: checkout,
    exclude: (path) => /(^|\/)(node_modules|build|\.git|\.node)$/.test(path),
  })
  assert.deepEqual(all.map((it) => it.file).sort(), there.sort())
  for (const file of ownProcess.keys()) assert.ok(there.includes(file), file)
  const [fast, slow, both] = ['fast', 'slow', 'all'].map((tier) => chooseTests([tier]).files.map((it) => it.file))
  assert.deepEqual([...fast, ...slow].sort(), both.sort())
  assert.ok(fast.length > 400 && slow.length > 50, `${fast.length} fast files, ${slow.length} slow ones`)
})

test('what `npm test` runs keeps within its budget of processor time', () => {
  const files = all.filter((it) => it.tier === 'fast').map((it) => it.file)
  const parts = [...Object.keys(recorded.stages), ...files].map((name) => [name, expectedSeconds(name)])
  const sum = parts.reduce((total, [, seconds]) => total + seconds, 0)
  const dearest = parts.sort(([, a], [, b]) => b - a).slice(0, 10)
  assert.ok(sum <= BUDGET_SECONDS, `${Math.round(sum)} s; most of it: ${dearest.join(' s\n')}`)
})

test('no test is skipped for good, and none keeps others from running', () => {
  const marked = all.filter(({ file }) =>
    /^\s*(test|suite|describe|it|accessibilityTest)\.(only|skip|todo)\(/m.test(readFileSync(inCheckout(file), 'utf8')),
  )
  assert.deepEqual(marked, [])
})

test('words choose files by their path or the title of a test, in both tiers', () => {
  const { files } = chooseTests(['fast', 'crash-recovery', 'refund'])
  assert.ok(files.some((it) => it.tier === 'slow'))
  assert.ok(files.some((it) => it.file === 'server/src/features/orders/refunds.test.ts'))
  assert.throws(() => chooseTests(['fast', 'nothing has this name']), /No test has/)
})

test('a changed file leads to the tests of its subject, of those who may use it, and its journeys', () => {
  const named = (...changed) => affectedTests(changed, all).map((it) => it.file)
  const ofWarranty = named('server/src/features/warranty/routes.ts')
  assert.ok(ofWarranty.includes('e2e/journeys/warranty.spec.ts'))
  assert.ok(
    ofWarranty.some((it) => it.startsWith('server/src/features/today/')),
    'today may use warranty',
  )
  assert.ok(!ofWarranty.some((it) => it.startsWith('server/src/features/deposits/')), 'deposits may not')
  assert.ok(!ofWarranty.some((it) => it.includes('.slow.')))
  assert.deepEqual(named('e2e/journeys/shell-screens.slow.spec.ts'), ['e2e/journeys/shell-screens.slow.spec.ts'])
  assert.ok(named('docs/spec-coverage.md').includes('testing/proofs.test.mjs'))
  assert.ok(named('web/src/features/orders/order-page.tsx').every((it) => /^(web|e2e)\//.test(it)))
  assert.equal(named('package-lock.json').length, all.filter((it) => it.tier === 'fast').length)
})
