import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { checkAndKeep } from './check-books.ts'
import { checkJob } from './jobs.ts'
import { findLastCheck, noteAsked } from './queries.ts'

/** So long an operator may wait for a page. */
const MOMENT_MS = 3_000

/** Whether the books agree: now if the last check was done in a moment; otherwise what it found, and a job checks anew when it is asked for. */
export async function showBooks(
  db: Transactions,
  { query }: Pick<HandlerInput<typeof api.ledger.books>, 'query'>,
): Promise<Result<DataOf<typeof api.ledger.books>>> {
  const last = await db.transaction(findLastCheck)
  if (!last || last.tookMs <= MOMENT_MS) return { data: { ...(await checkAndKeep(db)), isChecking: false } }
  const { books, isChecking } = last
  if (query.check !== 'now') return { data: { ...books, isChecking } }
  await db.transaction(async (tx) => {
    if (await noteAsked(tx)) enqueue(tx, checkJob, {})
  })
  return { data: { ...books, isChecking: true } }
}
