import type { ShownBooks } from '@runmart/contract/ledger'
import type { Result } from '#platform/http/envelope.ts'
import type { Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { checkAndKeep } from './check-books.ts'
import { checkJob } from './jobs.ts'
import { findLastCheck, type LastCheck, noteAsked } from './queries.ts'

/** So long an operator may wait for a page. */
const MOMENT_MS = 3_000

/** Whether the books agree: now if the last check was done in a moment, otherwise what it found. */
export function showBooks(db: Transactions): Promise<Result<ShownBooks>> {
  return checkOr(db, async (last) => last.isChecking)
}

/** Checks the books anew; where that takes longer, in the background and once for all who ask. */
export function checkBooksAnew(db: Transactions): Promise<Result<ShownBooks>> {
  return checkOr(db, async () => {
    await db.transaction(async (tx) => {
      if (await noteAsked(tx)) enqueue(tx, checkJob, {}, { key: checkJob.name })
    })
    return true
  })
}

/** Checks the books if the last check was done in a moment; otherwise tells what it found, and whether a new one is on its way. */
async function checkOr(
  db: Transactions,
  isChecking: (last: LastCheck) => Promise<boolean>,
): Promise<Result<ShownBooks>> {
  const last = await db.transaction(findLastCheck)
  if (!last || last.tookMs <= MOMENT_MS) return { data: { ...(await checkAndKeep(db)), isChecking: false } }
  return { data: { ...last.books, isChecking: await isChecking(last) } }
}
