import { flushCompileCache } from 'node:module'
import type { Config } from './config/config.ts'
import type { Log } from './log.ts'
import { nameSourcesInStackTraces } from './stack-traces.ts'
import { StartupError } from './startup-error.ts'

/** Exit code for what a person must fix: starting again will not help. */
export const EXIT_STARTUP_ERROR = 2

type Running = {
  log: Log
  /** A line for the person who starts it. */
  notice?: string
  stop(): Promise<void>
}

/** Sent to the parent process once it is ready. */
export type Ready = { ready: true; notice: string | null }

/**
 * Runs a service as a process: reports to its parent when it is ready, stops cleanly on SIGTERM or SIGINT and when the
 * parent is gone, and exits with an error when it calls `end`, so that it is restarted.
 */
export async function runServiceProcess(start: (end: (why: string) => void) => Promise<Running>): Promise<void> {
  nameSourcesInStackTraces()
  let running: Running | null = null
  let ending = false
  const stop = async (code: number) => {
    if (ending) return
    ending = true
    // What does not stop in time is killed; everything acknowledged is already committed.
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
    // Now, because one that is killed keeps nothing: the next one need not compile what this one did.
    flushCompileCache()
  } catch (problem) {
    if (!(problem instanceof StartupError)) throw problem
    console.error(problem.message)
    process.exit(EXIT_STARTUP_ERROR)
  }
}

/** Migrations need the owner: the product's login alone leads to no database that could be prepared. */
export function requireOwnerUrl({ appDatabaseUrl, databaseUrl }: Config): void {
  if (appDatabaseUrl && !databaseUrl)
    throw new StartupError('APP_DATABASE_URL needs DATABASE_URL beside it, the owner, who migrates.')
}

/** A service started by itself needs an address, and the product's login is enough; only `npm start` brings a database along. */
export function requireDatabaseUrl({ appDatabaseUrl, databaseUrl }: Config): string {
  const url = appDatabaseUrl ?? databaseUrl
  if (url) return url
  throw new StartupError('Set APP_DATABASE_URL or DATABASE_URL: only npm start brings a database along.')
}
