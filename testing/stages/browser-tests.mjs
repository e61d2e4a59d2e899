import { fork } from 'node:child_process'
import { checkout, inCheckout } from '../../tools/paths.mjs'
import { endTree, interruptible, ProblemForPeople } from '../../tools/run.mjs'
import { findChromium } from './find-chromium.mjs'

const reporter = inCheckout('testing', 'stages', 'tell-journeys.mjs')

/** Runs journeys in a real browser against a whole shop. */
export async function browserTests(files, { processes, onFile }) {
  const env = {
    ...process.env,
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    CHROMIUM_PATH: await findChromium(),
    // Cached by content, so that the next run compiles only changed files.
    PWTEST_CACHE_DIR: inCheckout('node_modules', '.cache', 'playwright'),
  }
  const args = ['test', '-c', 'e2e', `--reporter=${reporter}`, `--workers=${processes}`, ...files]
  const child = fork(inCheckout('node_modules/@playwright/test/cli.js'), args, {
    cwd: checkout,
    execArgv: [],
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let said = ''
  const problems = []
  const results = []
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      said += text
    })
  child.on('message', ({ kind, result, problem }) => {
    if (kind === 'broken') problems.push(problem)
    if (kind !== 'file') return
    results.push(result)
    onFile?.(result)
  })
  const gone = new Promise((resolve) => child.once('close', resolve))
  const code = await interruptible(gone, () => endTree(child))
  const someFailed = results.some((it) => it.results.some(({ outcome }) => outcome === 'failed'))
  if (problems.length || (code !== 0 && !someFailed))
    throw new ProblemForPeople(problems.join('\n') || said.trim() || `Playwright ended with ${code}.`)
  return results
}
