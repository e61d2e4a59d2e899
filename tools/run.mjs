import { spawn } from 'node:child_process'
import { descendants } from './process-tree.mjs'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** An interrupted npm cleans up for a long time; people should not wait for it, and the next start also cleans up. */
const patienceMs = 2_000

/**
 * Runs a program silently and returns its exit code and output; throws an unexpected failure with the end of the
 * output. After `limitMs` it stops the program with all its children, first gently, then by force.
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

/** The program's children may hold its output open, so they have to end as well. */
function stopTree(child) {
  child.kill('SIGTERM')
  setTimeout(() => endTree(child), patienceMs)
}

/** Kills a process at once, with all its descendants. */
export function endTree(child) {
  const started = descendants(child.pid)
  child.kill('SIGKILL')
  for (const { pid } of started) killIfAlive(pid)
}

/** Waits for work that `stop` ends early if the user interrupts the program. */
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

/** The user wants to stop: not an error, but no further work should begin. */
export class Interruption extends ProblemForPeople {}
