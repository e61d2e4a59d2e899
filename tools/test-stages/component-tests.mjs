import { pathToFileURL } from 'node:url'
import { inCheckout } from '../paths.mjs'
import { runNodeTests } from './run-node-tests.mjs'

/** Runs the tests of the web's components, in a document without a browser; all in one process, which loads React once. */
export function componentTests(files) {
  const setUp = pathToFileURL(inCheckout('web', 'test', 'set-up.ts')).href
  return runNodeTests(files, { args: ['--import', setUp, '--test-isolation=none'] })
}
