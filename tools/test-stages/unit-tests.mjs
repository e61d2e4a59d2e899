import { runNodeTests } from './run-node-tests.mjs'

const files = ['contract', 'i18n', 'web', 'site'].map((folder) => `${folder}/{src,test,tools}/**/*.test.ts`)

/** Runs the tests of pure functions; all in one process, since starting one takes longer than most files do. */
export function unitTests() {
  return runNodeTests(files, { args: ['--test-isolation=none'] })
}
