import type { FeedHealth, FeedProblem } from '@runmart/contract/deposits-transfers'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import { keepable } from '#outside/outside-text.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { BankOrExchange } from './transfer-queries.ts'

export type StoredFeed = Omit<FeedHealth, 'configured' | 'isIll'>

export async function listFeeds(tx: Tx): Promise<StoredFeed[]> {
  const rows = await tx.all(
    query
      .selectFrom('deposits.feeds')
      .select(['feed', 'lastOkAt', 'lastProblemAt', 'lastProblem', 'problemCode', 'problemDetail'])
      .orderBy('feed'),
  )
  return rows.map(({ problemCode, problemDetail, ...row }) => ({
    ...row,
    problem: problemCode && { code: problemCode, detail: problemDetail },
  }))
}

/** Fewer transfers do not show a usual pause. */
const LEAST_TO_JUDGE = 10

/** The longest pause in milliseconds between two transfers of a feed in two weeks; null with too few transfers. */
export async function findLongestPause(tx: Tx, feed: BankOrExchange, until: string): Promise<number | null> {
  const { count, ms } = await tx.get<{ count: number; ms: number | null }>(sql`
    select count(*)::int as count, (extract(epoch from max(pause)) * 1000)::bigint as ms from (
      select received_at - lag(received_at) over (order by received_at) as pause from deposits.transfers
      where feed = ${feed} and received_at > ${until}::timestamptz - interval '14 days'
        and received_at <= ${until}::timestamptz + interval '1 minute'
    ) as it`)
  return count < LEAST_TO_JUDGE ? null : ms
}

const LONGEST = 300
const update = (feed: BankOrExchange) => query.updateTable('deposits.feeds').where('feed', '=', feed)

/** Stores that a feed answered a poll, and up to which time the shop has read it. */
export async function saveFeedRead(tx: Tx, feed: BankOrExchange, until: Date): Promise<void> {
  const lastOkAt = sql<string>`now()`
  await tx.run(
    update(feed).set({ lastOkAt, lastProblemAt: null, lastProblem: null, problemCode: null, readUntil: until }),
  )
}

/**
 * Stores a contact of a feed. Writes at most every ten seconds, because all notices would wait for this row. A problem
 * stays visible for an hour.
 */
export async function saveFeedContact(tx: Tx, feed: BankOrExchange): Promise<void> {
  await tx.run(sql`
    update deposits.feeds set last_ok_at = now(),
      last_problem = case when last_problem_at > now() - interval '1 hour' then last_problem end,
      problem_code = case when last_problem_at > now() - interval '1 hour' then problem_code end,
      last_problem_at = case when last_problem_at > now() - interval '1 hour' then last_problem_at end
    where feed = ${feed} and (last_ok_at is null or last_ok_at < now() - interval '10 seconds')`)
}

/** Stores a problem of a feed: in English as `lastProblem`, and as a code for the operators' languages. */
export async function saveFeedProblem(
  tx: Tx,
  feed: BankOrExchange,
  text: string,
  { code, detail }: FeedProblem,
): Promise<void> {
  const lastProblemAt = sql<string>`now()`
  const [lastProblem, problemDetail] = [keepable(text, LONGEST), keepable(detail, LONGEST)]
  await tx.run(update(feed).set({ lastProblemAt, lastProblem, problemCode: code, problemDetail }))
}

/** Stores that a feed answered a poll with an unreadable row. */
export async function saveOddRow(tx: Tx, feed: BankOrExchange, odd: string | null): Promise<void> {
  if (odd === null) return
  const problem = { code: 'unreadable-answer', detail: odd } as const
  await saveFeedProblem(tx, feed, `a transfer could not be read: ${odd}`, problem)
}

/** Stores the reason of a failed poll. */
export function saveFeedError(tx: Tx, feed: BankOrExchange, error: Error): Promise<void> {
  const { code, detail } =
    error instanceof ExternalServiceError ? error : { code: 'other' as const, detail: error.message }
  return saveFeedProblem(tx, feed, error.message, { code, detail })
}

/** Takes the turn to poll a feed; null if a node polled it too recently. */
export function claimTurn(tx: Tx, feed: BankOrExchange, seconds: number): Promise<{ readUntil: string | null } | null> {
  return tx.find(
    update(feed)
      .set({ askedAt: sql<string>`now()` })
      .where('askedAt', '<=', sql<string>`now() - make_interval(secs => ${seconds})`)
      .returning('readUntil'),
  )
}

export async function nextTurnAt(tx: Tx, feed: BankOrExchange, seconds: number): Promise<string> {
  const next = sql<string>`greatest(now(), asked_at + make_interval(secs => ${seconds}))`
  return (await tx.get(query.selectFrom('deposits.feeds').select(next.as('at')).where('feed', '=', feed))).at
}
