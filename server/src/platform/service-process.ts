import type { Config } from './config/config.ts'
import type { Log } from './log.ts'
import { StartupError } from './startup-error.ts'

/** Exit code that says: a person must mend this, starting again will not. */
export const EXIT_STARTUP_ERROR = 2

type Running = {
  log: Log
  /** What whoever starts it should know, in a few words. */
  notice?: string
  stop(): Promise<void>
}

/** What a part tells its parent once it is ready. */
export type Ready = { ready: true; notice: string | null }

/**
 * Runs one part of the product as a process: tells its parent when it is ready, stops cleanly on SIGTERM or SIGINT and
 * when the parent is gone, and ends with an error when it asks for that itself, so that it is started afresh.
 */
export async function runServiceProcess(start: (end: (why: string) => void) => Promise<Running>): Promise<void> {
  let running: Running | null = null
  let ending = false
  const stop = async (code: number) => {
    if (ending) return
    ending = true
    // What does not stop by itself in time is ended; all that was acknowledged is already written.
    setTimeout(() => process.exit(code), 8_000).unref()
    await running?.stop().catch((problem: Error) => running?.log.error({ problem: problem.message }, 'stopping failed'))
    process.exit(code)
  }
  process.on('SIGTERM', () => void stop(0))
  process.on('SIGINT', () => void stop(0))
  if (process.connected) process.on('disconnect', () => void stop(0))
  try {
    running = await start((why) => {
      if (!ending) running?.log.fatal({ why }, 'ending to start afresh')
      void stop(1)
    })
    process.send?.({ ready: true, notice: running.notice ?? null } satisfies Ready)
    running.log.info('ready')
  } catch (problem) {
    if (!(problem instanceof StartupError)) throw problem
    console.error(problem.message)
    process.exit(EXIT_STARTUP_ERROR)
  }
}

/** Parts on their own need to be told where the database is; only the whole product brings one along. */
export function requireDatabaseUrl(config: Config): string {
  if (config.databaseUrl) return config.databaseUrl
  throw new StartupError('Set DATABASE_URL: only npm start brings a database along.')
}
