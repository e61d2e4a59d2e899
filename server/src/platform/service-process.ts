import { flushCompileCache } from 'node:module'
import type { Config } from './config/config.ts'
import type { Log } from './log.ts'
import { nameSourcesInStackTraces } from './stack-traces.ts'
import { StartupError } from './startup-error.ts'

/** Exit code for problems that a person must fix: a restart does not help. */
export const EXIT_STARTUP_ERROR = 2

type Running = {
  log: Log
  /** A line for the person who starts the service. */
  notice?: string
  stop(): Promise<void>
}

/** The message to the parent process when the service is ready. */
export type Ready = { ready: true; notice: string | null }

/**
 * Runs a service as a process and reports to its parent when it is ready. Stops cleanly on SIGTERM or SIGINT, and when
 * the parent is gone. Exits with an error after `end`, so that the parent restarts it.
 */
export async function runServiceProcess(start: (end: (why: string) => void) => Promise<Running>): Promise<void> {
  nameSourcesInStackTraces()
  let running: Running | null = null
  let ending = false
  const stop = async (code: number) => {
    if (ending) return
    ending = true
    // Kills a service that does not stop in time. Everything acknowledged is committed already.
    setTimeout(() => process.exit(code), 8_000).unref()
    await running?.stop().catch((problem: Error) => running?.log.error({ problem: problem.message }, 'stopping failed'))
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  if (process.connected) process.on('disconnect', () => void stop(0))
  try {
    running = await start((why) => {
      if (!ending) running?.log.fatal({ why }, 'ending to be restarted')
      void stop(1)
    })
    process.send?.({ ready: true, notice: running.notice ?? null } satisfies Ready)
    running.log.info('ready')
    // At once, because a killed process would save nothing. The next start then skips this compilation.
    flushCompileCache()
  } catch (problem) {
    if (!(problem instanceof StartupError)) throw problem
    console.error(problem.message)
    process.exit(EXIT_STARTUP_ERROR)
  }
}

/** Migrations need the owner's login: the login of the app alone cannot prepare a database. */
export function requireOwnerUrl({ appDatabaseUrl, databaseUrl }: Config): void {
  if (appDatabaseUrl && !databaseUrl)
    throw new StartupError('APP_DATABASE_URL needs DATABASE_URL beside it, the owner, who migrates.')
}

/**
 * A service started alone needs an address; the login of the app is enough. Only `npm start` brings a database along.
 */
export function requireDatabaseUrl({ appDatabaseUrl, databaseUrl }: Config): string {
  const url = appDatabaseUrl ?? databaseUrl
  if (url) return url
  throw new StartupError('Set APP_DATABASE_URL or DATABASE_URL: only npm start brings a database along.')
}
