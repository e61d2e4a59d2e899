import { fork } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { checkout, inCheckout } from '../../tools/paths.mjs'
import { endTree, interruptible } from '../../tools/run.mjs'

const program = inCheckout('testing', 'stages', 'test-process.mjs')
const reporter = pathToFileURL(inCheckout('testing', 'stages', 'tell-parent.mjs')).href

/** Files leave compiled code and caches behind: a process of this size ends, and another takes the rest. */
const largestRss = 1024 ** 3
const saidAtMost = 200_000

/**
 * @typedef {{ file: string, title: string, outcome: 'passed' | 'failed' | 'skipped', problem: string | null }} Result
 * @typedef {{ file: string, results: Result[], seconds: number, said: string }} FileResult
 */

/**
 * Runs test files in `processes` processes; each takes the next file when it has finished one.
 * Each file is a suite. Ends a process without progress for `patienceMs`: it hangs, even on a busy machine.
 * @param {string[]} files in the order of their start
 * @param {{ processes: number, ownProcess?: (file: string) => boolean, args?: string[], env?: object, patienceMs?: number, onFile?: (result: FileResult) => void }} options
 * @returns {Promise<FileResult[]>}
 */
export async function runFiles(
  files,
  { processes, ownProcess = () => false, args = [], env = {}, patienceMs = 300_000, onFile },
) {
  const waiting = [...files]
  const done = []
  const execArgv = [...args, `--test-reporter=${reporter}`]
  const started = []
  const start = () => {
    const { NODE_TEST_CONTEXT: _, ...inherited } = process.env
    const runner = startProcess(execArgv, { ...inherited, NO_COLOR: '1', FORCE_COLOR: '0', ...env })
    started.push(runner)
    return runner
  }
  const work = async () => {
    let runner = null
    try {
      for (let file = waiting.shift(); file; file = waiting.shift()) {
        if (runner?.isWorn() || (runner && ownProcess(file))) runner = await runner.end()
        runner ??= start()
        const result = await runner.run(file, patienceMs)
        if (ownProcess(file)) runner = await runner.end()
        done.push(result)
        onFile?.(result)
      }
    } finally {
      await runner?.end()
    }
  }
  const lanes = Array.from({ length: Math.min(processes, files.length) }, work)
  await interruptible(Promise.all(lanes), () => {
    waiting.length = 0
    for (const runner of started) runner.end()
  })
  return done
}

/** One process that runs a file at a time. */
function startProcess(execArgv, env) {
  const child = fork(program, [], { cwd: checkout, execArgv, env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
  let [said, rss, hear] = ['', 0, () => {}]
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      if (said.length < saidAtMost) said += text
    })
  const gone = new Promise((resolve) => child.once('close', (code, signal) => resolve(signal ?? `code ${code}`)))
  child.on('message', (message) => hear(message))
  gone.then((reason) => hear({ kind: 'gone', reason }))
  return {
    /** It has ended, or is too large. */
    isWorn: () => !child.connected || rss > largestRss,
    async end() {
      endTree(child)
      await gone
      return null
    },
    run: (file, patienceMs) =>
      new Promise((resolve) => {
        const results = []
        let [seconds, running, ended, patience] = [null, file, false, null]
        said = ''
        const fail = (problem) => results.push({ file, title: running, outcome: 'failed', problem })
        const finish = () => {
          clearTimeout(patience)
          hear = () => {}
          if (!results.length) fail('The file holds no test.')
          resolve({ file, results, seconds: seconds ?? 0, said })
        }
        const wait = () => {
          clearTimeout(patience)
          patience = setTimeout(() => {
            fail(`No test ended within ${patienceMs / 1000} s: the process was ended.`)
            endTree(child)
          }, patienceMs)
        }
        hear = (message) => {
          wait()
          if (message.kind === 'started') running = message.title
          if (message.kind === 'used') ({ seconds, rss } = message)
          if (message.kind === 'warned') said += `${message.message}\n`
          if (message.kind === 'tested' && (!message.isSuite || message.problem))
            results.push({ file, title: message.title, outcome: message.outcome, problem: message.problem })
          if (message.kind === 'ended') {
            ended = true
            if (message.problem) results.push({ file, title: file, outcome: 'failed', problem: message.problem })
          }
          if (message.kind === 'gone') {
            if (!results.some((it) => it.outcome === 'failed')) fail(`The process ended (${message.reason}).`)
            finish()
          } else if (ended && seconds !== null) finish()
        }
        wait()
        if (child.connected) child.send({ file })
      }),
  }
}
