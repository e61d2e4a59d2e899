import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { inCheckout } from '../../tools/paths.mjs'
import { findDovecot } from './find-dovecot.mjs'
import { runFiles } from './pool.mjs'
import { inOrder } from './times.mjs'
import { withDatabase } from './with-database.mjs'

/** Server test files that change global state of their process, each with that state. */
export const ownProcess = new Map([
  ['server/src/features/bots/process/isolation.test.ts', 'process.env.DATABASE_PASSWORD'],
  ['server/src/features/bots/process/measure-isolation.slow.test.ts', 'process.env.PATH'],
  ['server/src/features/bots/process/prepared-processes.slow.test.ts', 'process.env.PATH'],
  ['server/src/platform/http/health.test.ts', 'performance.now'],
])

/** Files that measure times: parallel files would distort them. */
export const measuresTimes = /refusals\/(timing|slow-clients)\.slow\.test\.ts$/

/** Processes share the compile cache. */
const cached = () => ({ NODE_COMPILE_CACHE: join(tmpdir(), 'compiled') })

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
  // Here, because a test that installs a package would time out.
  if (files.some((it) => it.includes('mail-answers'))) await findDovecot()
  return withDatabase((url) => {
    const env = { TEST_DATABASE_URL: url, TEST_SERVER_BUILD: inCheckout('server', 'build'), ...cached() }
    return runFiles(inOrder(files), { env, ownProcess: (file) => ownProcess.has(file), ...options })
  })
}
