import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inCheckout } from '../paths.mjs'
import { findDovecot } from './find-dovecot.mjs'
import { runFiles } from './pool.mjs'
import { inOrder } from './times.mjs'
import { withDatabase } from './with-database.mjs'

/** Server test files that change what is global to a process, each with what it changes. */
export const ownProcess = new Map([
  ['server/src/features/bots/process/isolation.test.ts', 'process.env.DATABASE_PASSWORD'],
  ['server/src/features/bots/process/measure-isolation.slow.test.ts', 'process.env.PATH'],
  ['server/src/features/bots/process/prepared-processes.slow.test.ts', 'process.env.PATH'],
  ['server/src/platform/http/health.test.ts', 'performance.now'],
])

/** Files that measure times: others beside them would spoil what they measure. */
export const measuresTimes = /refusals\/(timing|slow-clients)\.slow\.test\.ts$/

/** What one process has read and compiled, the next need not. */
const cached = () => ({ NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') })

/** Runs the tests of pure functions. */
export function unitTests(files, options) {
  return runFiles(inOrder(files), { env: cached(), ...options })
}

/** Runs the tests of the web's components, in a document without a browser. */
export function componentTests(files, options) {
  const args = ['--import', pathToFileURL(inCheckout('web', 'test', 'set-up.ts')).href]
  return runFiles(inOrder(files), { args, env: cached(), ...options })
}

/** Runs the tests of the server, its benchmarks and bots, and the tools, those of the API against a real PostgreSQL. */
export async function serverTests(files, options) {
  // Here, because a test that installs something would be late.
  if (files.some((it) => it.includes('mail-answers'))) await findDovecot()
  return withDatabase((url) => {
    const env = { TEST_DATABASE_URL: url, TEST_SERVER_BUILD: inCheckout('server', 'build'), ...cached() }
    return runFiles(inOrder(files), { env, ownProcess: (file) => ownProcess.has(file), ...options })
  })
}
