import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import type { Transactions } from '../http/route.ts'
import type { Log } from '../log.ts'

/** The name of a piece of work and the shape of what it is told. Declared by the feature that asks for it. */
export type Job<Payload> = { name: string; payload?: Payload }

export function job<Payload>(name: `${string}.${string}`): Job<Payload> {
  return { name }
}

type When = {
  /** Not before this time. */
  runAt?: Date
  /** Asking again with the same key, before it was done, replaces the earlier wish. */
  key?: string
  maxAttempts?: number
}

/**
 * Asks for work in the transaction that wants it: both happen, or neither. A plain row is written; a relay turns rows
 * into jobs, because notifying inside a busy transaction would make all commits wait for each other.
 */
export function enqueue<Payload>(tx: Tx, wanted: Job<Payload>, payload: Payload, when: When = {}): void {
  tx.write(sql`
    insert into platform.outbox (kind, name, payload, run_at, job_key, max_attempts)
    values ('job', ${wanted.name}, ${JSON.stringify(payload)}, ${when.runAt ?? null}, ${when.key ?? null}, ${when.maxAttempts ?? 12})`)
  tx.wakeRelay()
}

export type JobContext = { db: Transactions; log: Log }
export type JobHandler = { name: string; handle: (payload: never, context: JobContext) => Promise<void> }

/** Binds a job to the use case that does it. It may be run again after a failure, so it must be safe to repeat. */
export function jobHandler<Payload>(
  wanted: Job<Payload>,
  handle: (payload: Payload, context: JobContext) => Promise<void>,
): JobHandler {
  return { name: wanted.name, handle: handle as JobHandler['handle'] }
}

/** A job that the clock asks for: `cron` as in crontab, UTC. */
export type CronJob = JobHandler & { cron: string }

export function cronJob(cron: string, name: string, handle: (context: JobContext) => Promise<void>): CronJob {
  return { name, cron, handle: (_: never, context) => handle(context) }
}
