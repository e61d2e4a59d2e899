import { runNodeTests } from './run-node-tests.mjs'
import { withDatabase } from './with-database.mjs'

const files = ['contract', 'i18n', 'server', 'web', 'site', 'bench']
  .map((folder) => `${folder}/{src,test,tools}/**/*.test.ts`)
  .concat('bots/**/*.test.ts', 'tools/**/*.test.mjs')

/** Runs every test that needs no browser, those of the API against a real PostgreSQL. */
export function nodeTests() {
  return withDatabase((url) => runNodeTests(files, { env: { TEST_DATABASE_URL: url } }))
}
