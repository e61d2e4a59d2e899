import { type ChildProcess, fork } from 'node:child_process'
import cluster from 'node:cluster'
import { EXIT_STARTUP_ERROR, type Ready } from '#platform/service-process.ts'
import { StartupError } from '#platform/startup-error.ts'
import { siblingProgram } from './sibling-program.ts'

/** A child process that the supervisor restarts when it dies. */
export type ServiceProcess = {
  /** Resolves when it is first ready, with its notice; or when it clearly never will be. */
  ready: Promise<string | null>
  /** Restarts it; resolves when it is ready. */
  restart(): Promise<void>
  stop(): Promise<void>
  kill(): void
}

const firstPauseMs = 200
const longestPauseMs = 10_000
/**
 * A broken program dies before it is ready or right after. A program that worked longer restarts at once, however often
 * it dies: a pause would only add to the outage.
 */
const steadyAfterMs = 1_000
const patienceMs = 10_000
const attemptsBeforeReady = 5

/** Runs one of our programs as a child process, restarts it whenever it dies, and stops it in order. */
export function supervise(options: {
  name: string
  /** The name of its file, without the ending. */
  program: string
  env: () => NodeJS.ProcessEnv
  print: (line: string) => void
  /** Whether several of this program listen on one port. */
  sharesPort?: boolean
}): ServiceProcess {
  const program = siblingProgram(options.program)
  const ready = Promise.withResolvers<string | null>()
  let child: ChildProcess
  let earlyDeaths = 0
  let wasReady = false
  let hasDied = false
  let stopping = false
  let isAskedToEnd = false
  let pause: NodeJS.Timeout | undefined
  const restarted: (() => void)[] = []

  const begin = () => {
    let readyAt = Number.POSITIVE_INFINITY
    child = options.sharesPort ? forkSharingPort(program, options.env()) : forkAlone(program, options.env())
    child.on('message', (message: Partial<Ready>) => {
      if (!message.ready) return
      if (hasDied) options.print(`The ${options.name} is back.`)
      hasDied = false
      wasReady = true
      readyAt = Date.now()
      ready.resolve(message.notice ?? null)
      for (const settle of restarted.splice(0)) settle()
    })
    child.once('exit', (code, signal) => {
      if (stopping) return
      if (isAskedToEnd) {
        isAskedToEnd = false
        return begin()
      }
      hasDied = wasReady
      earlyDeaths = Date.now() - readyAt > steadyAfterMs ? 0 : earlyDeaths + 1
      if (!wasReady && code === EXIT_STARTUP_ERROR) return ready.reject(new AlreadyReported())
      if (!wasReady && earlyDeaths >= attemptsBeforeReady)
        return ready.reject(
          new StartupError(`The ${options.name} ended ${earlyDeaths} times before it was ready; see the reason above.`),
        )
      const pauseMs = pauseAfter(earlyDeaths)
      const when = pauseMs ? ` in ${pauseMs / 1000} s` : ''
      options.print(`The ${options.name} ended (${signal ?? `code ${code}`}); starting it again${when}.`)
      pause = setTimeout(begin, pauseMs)
    })
  }
  begin()

  return {
    ready: ready.promise,
    restart() {
      clearTimeout(pause)
      if (isOver(child)) begin()
      else {
        isAskedToEnd = true
        child.kill('SIGTERM')
      }
      return new Promise((resolve) => restarted.push(resolve))
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

const pauseAfter = (earlyDeaths: number) =>
  earlyDeaths === 0 ? 0 : Math.min(firstPauseMs * 2 ** (earlyDeaths - 1), longestPauseMs)

const stdio: ['ignore', 'inherit', 'inherit', 'ipc'] = ['ignore', 'inherit', 'inherit', 'ipc']

function forkAlone(program: string, env: NodeJS.ProcessEnv): ChildProcess {
  return fork(program, { env, execArgv: [], stdio })
}

/**
 * This process owns the listening socket, and any free child takes the next connection. So the others take the
 * connections of a child that dies or restarts.
 */
function forkSharingPort(program: string, env: NodeJS.ProcessEnv): ChildProcess {
  cluster.schedulingPolicy = cluster.SCHED_NONE
  cluster.setupPrimary({ exec: program, args: [], execArgv: [], stdio })
  return cluster.fork(env).process
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
