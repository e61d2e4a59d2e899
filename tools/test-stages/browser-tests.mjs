import { readFile, rm } from 'node:fs/promises'
import { checkout, inCheckout } from '../paths.mjs'
import { run } from '../run.mjs'
import { findChromium } from './find-chromium.mjs'

/** Runs the journeys in a real browser against a whole shop. */
export async function browserTests(files) {
  const report = inCheckout('e2e', 'results', 'report.json')
  await rm(report, { force: true })
  const args = [
    inCheckout('node_modules/@playwright/test/cli.js'),
    'test',
    '-c',
    'e2e',
    '--reporter=list,json',
    ...files,
  ]
  const env = { ...process.env, CHROMIUM_PATH: await findChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { code, said } = await run(process.execPath, args, { cwd: checkout, env, mayFail: true })
  const {
    expected = 0,
    unexpected = 0,
    flaky = 0,
  } = await readFile(report, 'utf8')
    .then((text) => JSON.parse(text).stats)
    .catch(() => ({}))
  const failed = unexpected + flaky
  return { passed: expected, failed: code === 0 ? failed : Math.max(1, failed), output: said }
}
