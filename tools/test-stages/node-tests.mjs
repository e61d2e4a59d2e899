import { findDovecot } from './find-dovecot.mjs'
import { runNodeTests } from './run-node-tests.mjs'
import { withDatabase } from './with-database.mjs'

/** Files that measure times: other files beside them would spoil what they measure. */
const alone = /refusals\/(timing|slow-clients)\.slow\.test\.ts$/

/** Runs the tests of the server, its benchmarks and bots, and the tools, those of the API against a real PostgreSQL. */
export async function nodeTests(files) {
  // Here, because a test that installs something would be late.
  await findDovecot()
  return withDatabase(async (url) => {
    const env = { TEST_DATABASE_URL: url }
    const together = await runNodeTests(
      files.filter((it) => !alone.test(it)),
      { env },
    )
    const apart = files.filter((it) => alone.test(it))
    if (!apart.length) return together
    const one = await runNodeTests(apart, { env, atOnce: 1 })
    return {
      passed: together.passed + one.passed,
      failed: together.failed + one.failed,
      output: `${together.output}\n${one.output}`,
    }
  })
}
