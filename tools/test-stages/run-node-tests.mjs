import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkout } from '../paths.mjs'
import { run } from '../run.mjs'

/** The slowest stage takes a fifth of it: what takes longer has hung, and Node then names the file. */
const limitMs = 45 * 60_000
/** Many files wait for leases, timers and processes, measured two fifths of the time: one more than there are processors. */
const FILES_AT_ONCE = availableParallelism() + 1

/** Runs files by Node's own runner and counts what passed and failed. */
export async function runNodeTests(files, { args = [], env = {}, atOnce } = {}) {
  const { code, said } = await tellNodeTests(files, { reporter: 'spec', args, env, atOnce })
  const number = (word) => Number(said.match(new RegExp(`^ℹ ${word} (\\d+)$`, 'm'))?.[1] ?? 0)
  const [passed, failed] = [number('pass'), number('fail') + number('cancelled')]
  // A code without a counted failure means that the runner itself broke.
  return { passed, failed: code === 0 ? failed : Math.max(1, failed), output: withoutSuccesses(said) }
}

/** Runs files by Node's own runner, so many at a time, and gives back its exit code and what the reporter said. */
export function tellNodeTests(files, { reporter, args = [], env = {}, atOnce = FILES_AT_ONCE }) {
  // A test that fails may leave its load or its processes going; the file ends all the same and says what failed.
  const ends = ['--test-timeout=180000', '--test-force-exit']
  const all = [...args, '--test', `--test-concurrency=${atOnce}`, `--test-reporter=${reporter}`, ...ends, ...files]
  // Every file is a process: what one has read and compiled, the next need not.
  const cache = { NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') }
  return run(process.execPath, all, {
    cwd: checkout,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...cache, ...env },
    mayFail: true,
    limitMs,
  })
}

/** What failed and all that was said on the way; a file that broke before its first test, or after its last, says why only there. */
function withoutSuccesses(said) {
  return said
    .split('\n')
    .filter((line) => !/^\s*(✔|▶)|^ℹ (tests|suites|pass|fail|cancelled|skipped|todo|duration_ms) /.test(line))
    .join('\n')
    .trim()
}
