import type { GivenUpJob } from '@runmart/contract/jobs'
import { countWithOldest, type Waiting } from '../db/count-with-oldest.ts'
import type { Reader } from '../db/reader.ts'
import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'
import { withoutSecrets } from '../without-secrets.ts'

/** Jobs without attempts left. The engine keeps them and never touches them again. */
const givenUp = sql`attempts >= max_attempts and locked_at is null`

export function countGivenUpJobs(tx: Reader): Promise<Waiting> {
  return countWithOldest(
    tx,
    sql`select updated_at as at from graphile_worker.jobs where ${givenUp} order by updated_at`,
  )
}

/** One page of them, oldest first. Removes quotes of mails and addresses from the problem. */
export async function listGivenUpJobs(
  tx: Reader,
  { page, limit }: { page: number; limit: number },
): Promise<GivenUpJob[]> {
  const jobs = await tx.all<GivenUpJob>(sql`
    select j.id::text, task_identifier as name, attempts::int, coalesce(last_error, '') as problem,
      created_at as "askedAt", updated_at as "gaveUpAt"
    from graphile_worker.jobs j where ${givenUp} order by updated_at, j.id limit ${limit} offset ${(page - 1) * limit}`)
  return jobs.map((it) => ({ ...it, problem: withoutSecrets(it.problem) }))
}

/** Locks those of the given jobs that have failed permanently. */
export function lockGivenUpJobs(tx: Tx, ids: readonly string[]): Promise<Pick<GivenUpJob, 'id' | 'name'>[]> {
  return tx.all(sql`
    select j.id::text, t.identifier as name
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where j.id = any (${ids}::bigint[]) and ${givenUp} order by j.id for update of j`)
}

/** Gives jobs all their attempts again, from now on. */
export async function retryJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`select from graphile_worker.reschedule_jobs(${ids}::bigint[], run_at := now(), attempts := 0)`)
}

export async function removeJobs(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.run(sql`select from graphile_worker.complete_jobs(${ids}::bigint[])`)
}
