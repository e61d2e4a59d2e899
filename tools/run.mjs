import { spawn } from 'node:child_process'
import { descendants } from './process-tree.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** npm tidies up for a long time when it is interrupted; whoever pressed Ctrl-C should not have to wait, and the next start tidies up as well. */
const patienceMs = 2_000

/**
 * Runs a program to its end in silence and answers its code and words; a failure that is not expected is thrown with the
 * end of them. One that does not end within `limitMs` is asked to, then forced, with all that it started.
 */
export function run(program, args, { cwd, env = process.env, mayFail = false, limitMs, began = () => {} }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid) began(child.pid)
    let said = ''
    const hear = (chunk) => {
      said += chunk
    }
    child.stdout.setEncoding('utf8').on('data', hear)
    child.stderr.setEncoding('utf8').on('data', hear)
    let interrupted = false
    const pass = (signal) => {
      interrupted = true
      child.kill(signal)
      setTimeout(() => child.kill('SIGKILL'), patienceMs).unref()
    }
    for (const signal of signals) process.on(signal, pass)
    const limit = limitMs && setTimeout(() => stopTree(child), limitMs)
    child.once('error', reject)
    child.once('close', (code, signal) => {
      clearTimeout(limit)
      for (const name of signals) process.removeListener(name, pass)
      if (interrupted) return reject(new Interruption('Interrupted.'))
      if (code === 0 || mayFail) return resolve({ code, said })
      const tail = said.trim().split('\n').slice(-100).join('\n')
      reject(new ProblemForPeople(tail || `${program} ended (${signal ?? `code ${code}`}).`))
    })
  })
}

/** What the program started may hold its output open and has to go as well. */
function stopTree(child) {
  child.kill('SIGTERM')
  setTimeout(() => endTree(child), patienceMs)
}

/** Ends a process at once, with all that it started. */
export function endTree(child) {
  const started = descendants(child.pid)
  child.kill('SIGKILL')
  for (const { pid } of started) killIfAlive(pid)
}

/** Waits for work that `stop` ends early when somebody interrupts the program. */
export async function interruptible(work, stop) {
  let interrupted = false
  const interrupt = () => {
    interrupted = true
    stop()
  }
  for (const signal of signals) process.on(signal, interrupt)
  try {
    const result = await work
    if (interrupted) throw new Interruption('Interrupted.')
    return result
  } finally {
    for (const signal of signals) process.removeListener(signal, interrupt)
  }
}

function killIfAlive(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (problem) {
    if (problem.code !== 'ESRCH') throw problem
  }
}

/** A failure whose message says everything; a stack would add nothing. */
export class ProblemForPeople extends Error {
  isForPeople = true
}

/** Somebody wished us to stop; nothing is wrong and nothing more should be begun. */
export class Interruption extends ProblemForPeople {}
