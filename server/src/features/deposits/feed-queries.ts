import type { FeedHealth } from '@runmart/contract/deposits'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { BankOrExchange } from './transfer-queries.ts'

export function listFeeds(tx: Tx): Promise<Omit<FeedHealth, 'configured'>[]> {
  return tx.all(sql`
    select feed, last_ok_at as "lastOkAt", last_problem_at as "lastProblemAt", last_problem as "lastProblem"
    from deposits.feeds order by feed`)
}

/** We asked a feed and it answered; it is read until then. */
export async function noteFeedRead(tx: Tx, feed: BankOrExchange, until: Date): Promise<void> {
  await tx.run(sql`
    update deposits.feeds set last_ok_at = now(), last_problem_at = null, last_problem = null, read_until = ${until}
    where feed = ${feed}`)
}

/**
 * A feed told us something. Written at most every ten seconds, because all notices would wait for this one row; a problem
 * stays visible for an hour.
 */
export async function noteFeedHeard(tx: Tx, feed: BankOrExchange): Promise<void> {
  await tx.run(sql`
    update deposits.feeds set last_ok_at = now(),
      last_problem = case when last_problem_at > now() - interval '1 hour' then last_problem end,
      last_problem_at = case when last_problem_at > now() - interval '1 hour' then last_problem_at end
    where feed = ${feed} and (last_ok_at is null or last_ok_at < now() - interval '10 seconds')`)
}

export async function noteFeedProblem(tx: Tx, feed: BankOrExchange, problem: string): Promise<void> {
  await tx.run(sql`
    update deposits.feeds set last_problem_at = now(), last_problem = ${problem.slice(0, 300)} where feed = ${feed}`)
}

/** Takes the right to ask a feed now; null when somebody, on whatever node, asked it too short a time ago. */
export async function takeTurn(
  tx: Tx,
  feed: BankOrExchange,
  seconds: number,
): Promise<{ readUntil: string | null } | null> {
  return tx.find<{ readUntil: string | null }>(sql`
    update deposits.feeds set asked_at = now()
    where feed = ${feed} and asked_at <= now() - make_interval(secs => ${seconds})
    returning read_until as "readUntil"`)
}

export async function nextTurnAt(tx: Tx, feed: BankOrExchange, seconds: number): Promise<string> {
  return (
    await tx.get<{ at: string }>(sql`
      select greatest(now(), asked_at + make_interval(secs => ${seconds})) as at from deposits.feeds where feed = ${feed}`)
  ).at
}
