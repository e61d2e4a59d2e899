import { sql } from '../db/sql.ts'
import type { Tx } from '../db/tx.ts'

/** How many jobs of this name have been due and unlocked for longer than `ms`. */
export async function countWaitingJobs(tx: Tx, name: string, ms: number): Promise<number> {
  const { count } = await tx.get<{ count: number }>(sql`
    select count(*)::int as count from graphile_worker.jobs
    where task_identifier = ${name} and locked_at is null and run_at < now() - ${ms} * interval '1 ms'
      and attempts < max_attempts`)
  return count
}

/** The keys with a pending job, and whether it is due: a failed one waits for its next attempt. */
export async function findPendingKeys(tx: Tx, keys: readonly string[]): Promise<Map<string, { isDue: boolean }>> {
  const rows = await tx.all<{ key: string; isDue: boolean }>(sql`
    select key, run_at <= now() as "isDue" from graphile_worker.jobs
    where key = any (${keys}::text[]) and attempts < max_attempts`)
  return new Map(rows.map(({ key, isDue }) => [key, { isDue }]))
}
