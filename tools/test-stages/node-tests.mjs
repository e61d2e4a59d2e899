import { findDovecot } from './find-dovecot.mjs'
import { runNodeTests } from './run-node-tests.mjs'
import { withDatabase } from './with-database.mjs'

const files = ['server/{src,test,tools}/**/*.test.ts', 'bench/**/*.test.ts', 'bots/**/*.test.ts', 'tools/**/*.test.mjs']

/** Runs the tests of the server, its benchmarks and bots, and the tools, those of the API against a real PostgreSQL. */
export async function nodeTests() {
  // Here, because a test that installs something would be late.
  await findDovecot()
  return withDatabase((url) => runNodeTests(files, { env: { TEST_DATABASE_URL: url } }))
}
