import { runNodeTests } from './run-node-tests.mjs'

/** Runs the tests of pure functions; all in one process, since starting one takes longer than most files do. */
export function unitTests(files) {
  return runNodeTests(files, { args: ['--test-isolation=none'] })
}
