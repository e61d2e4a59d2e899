import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../db/database.ts'
import { listen } from '../db/listen.ts'
import { OUTBOX_CHANNEL } from '../db/outbox-notifier.ts'
import type { Row } from '../db/query.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import { LIVE_CHANNEL } from '../live/publish-event.ts'
import type { Log } from '../log.ts'

const POLL_MS = 1_000
const BATCH = 500

/** Relays the outbox: jobs to the job engine, live events to open pages. Any number may run. */
export function startOutboxRelay(db: Database, databaseUrl: string, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController()
  let wake = () => {}
  const listener = listen(databaseUrl, log, { [OUTBOX_CHANNEL]: () => wake() }, () => wake())

  const run = async () => {
    while (!stopping.signal.aborted) {
      const woken = new Promise<void>((resolve) => {
        wake = resolve
      })
      try {
        while ((await relayBatch(db)) === BATCH && !stopping.signal.aborted);
      } catch (problem) {
        log.warn({ problem: (problem as Error).message }, 'the relay could not reach the database')
      }
      await Promise.race([woken, sleep(POLL_MS, undefined, { signal: stopping.signal }).catch(() => {})])
    }
  }
  const running = run()
  return {
    async stop() {
      stopping.abort()
      wake()
      await running
      await listener.close()
    },
  }
}

type Relayed = Omit<Row<'platform.outbox'>, 'id'>

/** Moves up to a batch of rows, all or none; returns the number. */
function relayBatch(db: Database): Promise<number> {
  return db.transaction(async (tx) => {
    const rows = await tx.all<Relayed>(sql`
      with taken as (
        delete from platform.outbox where id in (
          select id from platform.outbox order by id limit ${BATCH} for update skip locked)
        returning *)
      select kind, name, payload, run_at as "runAt", job_key as "jobKey", max_attempts as "maxAttempts"
      from taken order by id`)
    const jobs = lastOfEachKey(rows.filter((row) => row.kind === 'job'))
    const events = lastOfEach(rows.filter((row) => row.kind === 'live').map((row) => JSON.stringify(row.payload)))
    if (jobs.length) await addJobs(tx, jobs)
    if (events.length)
      tx.write(sql`
        select pg_notify(${LIVE_CHANNEL}, event) from unnest(${events}::text[]) as event`)
    return rows.length
  })
}

/** PostgreSQL would keep the first of two equal events; the last counts, after all events before it. */
function lastOfEach(events: readonly string[]): string[] {
  return [...new Set(events.toReversed())].reverse()
}

/** The job engine takes each key once per call; the last job counts. */
function lastOfEachKey(jobs: readonly Relayed[]): Relayed[] {
  return jobs.filter((job, index) => !job.jobKey || jobs.findLastIndex((it) => it.jobKey === job.jobKey) === index)
}

async function addJobs(tx: Tx, jobs: readonly Relayed[]): Promise<void> {
  await tx.run(sql`
    select from graphile_worker.add_jobs((
      select array_agg(row(name, payload, null, coalesce("runAt", now()), "maxAttempts", "jobKey", 0, null)::graphile_worker.job_spec)
      from json_to_recordset(${JSON.stringify(jobs)}::json)
        as it(name text, payload json, "runAt" timestamptz, "jobKey" text, "maxAttempts" int)))`)
}
