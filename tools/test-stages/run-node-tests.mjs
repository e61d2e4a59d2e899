import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../paths.mjs'
import { run } from '../run.mjs'

/** The slowest stage takes a fifth of it: what takes longer has hung, and Node then names the file. */
const limitMs = 45 * 60_000

/** Runs files by Node's own runner and counts what passed and failed. */
export async function runNodeTests(files, { args = [], env = {} } = {}) {
  // Many files wait for leases, timers and processes, measured two fifths of the time: one more than there are processors.
  const concurrency = `--test-concurrency=${availableParallelism() + 1}`
  // A test that fails may leave its load or its processes going; the file ends all the same and says what failed.
  const ends = ['--test-timeout=180000', '--test-force-exit']
  const all = [...args, '--test', concurrency, '--test-reporter=spec', ...ends, ...files]
  // Every file is a process: what one has read and compiled, the next need not.
  const cache = { NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') }
  const { code, said } = await run(process.execPath, all, {
    cwd: checkout,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...cache, ...env },
    mayFail: true,
    limitMs,
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
