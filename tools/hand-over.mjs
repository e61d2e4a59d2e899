import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { checkout } from './paths.mjs'

/** Lets another program take over the terminal, passes signals on to it and returns its exit code. */
export function handOver(program, args) {
  return new Promise((resolve, reject) => {
    // The channel tells the program when we die, so that it can stop in order.
    const child = spawn(program, args, { cwd: checkout, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
    stopWithoutNpm(() => child.kill('SIGTERM'))
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** npm killed with -9 passes no signal on; without it no terminal can stop us. */
function stopWithoutNpm(stop) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    stop()
  }, 1_000)
  looking.unref()
}
