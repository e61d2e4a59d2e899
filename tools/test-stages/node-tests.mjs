import { availableParallelism } from 'node:os'
import { checkout } from '../paths.mjs'
import { run } from '../run.mjs'
import { withDatabase } from './with-database.mjs'

const files = ['contract', 'i18n', 'server', 'web', 'site', 'bench']
  .map((folder) => `${folder}/{src,test,tools}/**/*.test.ts`)
  .concat('bots/**/*.test.ts', 'tools/**/*.test.mjs')

/** Runs every test that needs no browser, those of the API against a real PostgreSQL. */
export async function nodeTests() {
  const concurrency = `--test-concurrency=${Math.max(2, availableParallelism())}`
  const args = ['--test', concurrency, '--test-reporter=spec', '--test-timeout=180000', ...files]
  const { code, said } = await withDatabase((url) => {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', TEST_DATABASE_URL: url }
    return run(process.execPath, args, { cwd: checkout, env, mayFail: true })
  })
  const number = (word) => Number(said.match(new RegExp(`^ℹ ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
  const [passed, failed] = [number('pass'), number('fail') + number('cancelled')]
  // A code without a counted failure means that the runner itself broke.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), output: withoutSuccesses(said) }
}

/** What failed and all that was said on the way; a file that broke before its first test says why only there. */
function withoutSuccesses(said) {
  return said
    .split('\n')
    .filter((line) => !/^\s*(✔|▶|ℹ)/.test(line))
    .join('\n')
    .trim()
}
