import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import type { Transactions } from '../http/route.ts'
import type { Log } from '../log.ts'
import type { Shop, ShopWith } from '../shop.ts'

/** The name of a job and the type of its payload. The enqueueing feature declares it. */
export type Job<Payload> = { name: string; payload?: Payload }

export function job<Payload>(name: `${string}.${string}`): Job<Payload> {
  return { name }
}

type When = {
  runAt?: Date
  /** A later job with the same key replaces a waiting one. */
  key?: string
  maxAttempts?: number
}

/**
 * Enqueues a job in the caller's transaction: both happen, or neither. It writes a row of the outbox; a relay turns
 * rows into jobs. Notifying inside a busy transaction would make all commits wait for each other.
 */
export function enqueue<Payload>(tx: Tx, job: Job<Payload>, payload: Payload, when: When = {}): void {
  tx.write(sql`
    insert into platform.outbox (kind, name, payload, run_at, job_key, max_attempts)
    values ('job', ${job.name}, ${JSON.stringify(payload)}, ${when.runAt ?? null}, ${when.key ?? null}, ${when.maxAttempts ?? 12})`)
  tx.wakeRelay()
}

/** Enqueues many jobs with one statement. */
export function enqueueMany<Payload>(tx: Tx, job: Job<Payload>, payloads: readonly Payload[]): void {
  if (payloads.length === 0) return
  tx.write(sql`
    insert into platform.outbox (kind, name, payload)
    select 'job', ${job.name}, payload from unnest(${payloads.map((it) => JSON.stringify(it))}::jsonb[]) as payload`)
  tx.wakeRelay()
}

export type JobContext = { db: Transactions; log: Log }
export type JobHandler = {
  name: string
  handle: (payload: never, context: JobContext, shop: Shop) => Promise<void>
  /** Runs in its own slots, so that other jobs, many or hanging, never delay it. */
  isUrgent?: boolean
}

/** Binds a job to its handler. The engine retries failures, so the handler must be safe to repeat. */
export function jobHandler<Payload>(
  job: Job<Payload>,
  handle: (payload: Payload, context: JobContext, shop: Shop) => Promise<void>,
  { isUrgent = false }: Pick<JobHandler, 'isUrgent'> = {},
): JobHandler {
  return { name: job.name, handle: handle as JobHandler['handle'], isUrgent }
}

/** A scheduled job: `cron` as in crontab, UTC. It runs only where the shop has the member that it needs. */
export type CronJob = JobHandler & { cron: string; needs: keyof Shop | null }

export function cronJob<Needed extends keyof Shop = never>(
  cron: string,
  name: string,
  handle: (context: JobContext, shop: ShopWith<Needed>) => Promise<void>,
  needs: Needed | null = null,
): CronJob {
  return { name, cron, needs, handle: (_: never, context, shop) => handle(context, shop as ShopWith<Needed>) }
}
