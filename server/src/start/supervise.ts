import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { EXIT_STARTUP_ERROR, type Ready } from '#platform/service-process.ts'
import { StartupError } from '#platform/startup-error.ts'

/** A child process that is started again when it dies. */
export type ServiceProcess = {
  /** Settles when it is first ready, with its notice, or when it is clear that it never will be. */
  ready: Promise<string | null>
  restart(): void
  stop(): Promise<void>
  kill(): void
}

const firstPauseMs = 200
const longestPauseMs = 10_000
const healthyAfterMs = 30_000
const patienceMs = 10_000
const attemptsBeforeReady = 5

/** Runs one of our programs as a child process, restarts it whenever it dies, and stops it in order. */
export function supervise(options: {
  name: string
  file: string
  env: () => NodeJS.ProcessEnv
  print: (line: string) => void
}): ServiceProcess {
  const program = fileURLToPath(new URL(`../${options.file}`, import.meta.url))
  const ready = Promise.withResolvers<string | null>()
  let child: ChildProcess
  let deaths = 0
  let wasReady = false
  let stopping = false
  let isRestarting = false
  let pause: NodeJS.Timeout | undefined

  const begin = () => {
    const startedAt = Date.now()
    child = fork(program, { env: options.env(), execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    child.on('message', (message) => {
      const { notice: says } = message as Ready
      if (wasReady && !isRestarting) options.print(`The ${options.name} is back.`)
      isRestarting = false
      wasReady = true
      ready.resolve(says)
    })
    child.once('exit', (code, signal) => {
      if (stopping) return
      if (isRestarting) return begin()
      if (Date.now() - startedAt > healthyAfterMs) deaths = 0
      deaths++
      if (!wasReady && code === EXIT_STARTUP_ERROR) return ready.reject(new AlreadyReported())
      if (!wasReady && deaths >= attemptsBeforeReady)
        return ready.reject(
          new StartupError(`The ${options.name} ended ${deaths} times before it was ready; see the reason above.`),
        )
      options.print(`The ${options.name} ended (${signal ?? `code ${code}`}); starting it again.`)
      pause = setTimeout(begin, Math.min(firstPauseMs * 2 ** (deaths - 1), longestPauseMs))
    })
  }
  begin()

  return {
    ready: ready.promise,
    restart() {
      isRestarting = true
      clearTimeout(pause)
      if (isOver(child)) begin()
      else child.kill('SIGTERM')
    },
    async stop() {
      stopping = true
      clearTimeout(pause)
      await end(child)
    },
    kill() {
      stopping = true
      clearTimeout(pause)
      child.kill('SIGKILL')
    },
  }
}

function end(child: ChildProcess): Promise<void> {
  if (isOver(child)) return Promise.resolve()
  return new Promise((resolve) => {
    const lost = setTimeout(() => child.kill('SIGKILL'), patienceMs)
    child.once('exit', () => {
      clearTimeout(lost)
      resolve()
    })
    child.kill('SIGTERM')
  })
}

/** The process has already printed its reason. */
export class AlreadyReported extends Error {}

const isOver = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
