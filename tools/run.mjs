import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** npm tidies up for a long time when it is interrupted; whoever pressed Ctrl-C should not have to wait, and the next start tidies up as well. */
const patienceMs = 2_000

/** Runs a program to its end in silence and answers its code and words; a failure that is not expected is thrown with the end of them. */
export function run(program, args, { cwd, env = process.env, mayFail = false, began = () => {} }) {
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
    child.once('error', reject)
    child.once('close', (code, signal) => {
      for (const name of signals) process.removeListener(name, pass)
      if (interrupted) return reject(new Interruption('Interrupted.'))
      if (code === 0 || mayFail) return resolve({ code, said })
      const tail = said.trim().split('\n').slice(-100).join('\n')
      reject(new ProblemForPeople(tail || `${program} ended (${signal ?? `code ${code}`}).`))
    })
  })
}

/** A failure whose message says everything; a stack would add nothing. */
export class ProblemForPeople extends Error {
  isForPeople = true
}

/** Somebody wished us to stop; nothing is wrong and nothing more should be begun. */
export class Interruption extends ProblemForPeople {}
