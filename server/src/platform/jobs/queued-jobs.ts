import type { Reader } from '../db/reader.ts'
import { sql } from '../db/sql.ts'
import type { Job } from './job.ts'

/** An unfinished job: untried, waiting for a retry, or without attempts left. */
export type QueuedJob<Payload> = {
  id: string
  name: string
  payload: Payload
  state: 'on-its-way' | 'will-retry' | 'given-up'
  askedAt: string
  /** When the next try runs, if any. */
  nextAt: string | null
  /** Why the last try failed. */
  problem: string | null
}

/**
 * The jobs of these kinds whose payload has one of these values under a name, oldest first, including unrelayed ones.
 * Finished and removed jobs are in no queue.
 *
 * It reads every waiting job. 50,000 of them, as after a day without a mail server, took 50 to 80 ms on two busy cores.
 * The tables are the engine's, so they get no index of ours. Keys have an index, but would change behaviour. A second
 * job with the same key replaces the first, or takes the tries from a running one.
 */
export function listQueuedJobs<Payload extends object>(
  tx: Reader,
  jobs: readonly Job<Payload>[],
  [name, values]: readonly [name: string & keyof Payload, values: readonly string[]],
): Promise<QueuedJob<Payload>[]> {
  const names = jobs.map((it) => it.name)
  // The engine's own view of jobs omits the payload.
  return tx.all<QueuedJob<Payload>>(sql`
    select *, case when state = 'will-retry' then run_at end as "nextAt",
      case when state <> 'on-its-way' then last_error end as problem
    from (
      select 'outbox-' || id as id, name, payload, now() as "askedAt", null::timestamptz as run_at,
        null as last_error, 'on-its-way' as state
      from platform.outbox
      where kind = 'job' and name = any (${names}::text[]) and payload ->> ${name} = any (${values}::text[])
      union all
      select j.id::text, t.identifier, j.payload::jsonb, j.created_at, j.run_at, j.last_error,
        case when j.locked_at is not null or j.attempts = 0 then 'on-its-way'
          when j.attempts < j.max_attempts then 'will-retry' else 'given-up' end
      from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = any (${names}::text[]) and j.payload ->> ${name} = any (${values}::text[])) it
    order by "askedAt", length(id), id`)
}
