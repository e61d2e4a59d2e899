import type { api } from '@runmart/contract'
import type { ShownBooks } from '@runmart/contract/books'
import type { Language } from '@runmart/contract/languages'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { checkAndKeep } from './check-books.ts'
import { checkJob } from './jobs.ts'
import { nameDifferences } from './name-differences.ts'
import { findLastCheck, type LastCheck, noteAsked } from './queries.ts'

type Input = HandlerInput<typeof api.ledger.books | typeof api.ledger.checkBooks>

/** Longest acceptable wait of an operator for a page. */
const MOMENT_MS = 3_000

/** Shows whether the books agree: checks them if the last check was fast, otherwise returns its result. */
export function showBooks(db: Transactions, { request }: Input): Promise<Result<ShownBooks>> {
  return checkOr(db, request.language, async (last) => last.isChecking)
}

/** Checks the books again. A slow check runs in the background, once for all requests. */
export function checkBooksAnew(db: Transactions, { request }: Input): Promise<Result<ShownBooks>> {
  return checkOr(db, request.language, async () => {
    await db.transaction(async (tx) => {
      if (await noteAsked(tx)) enqueue(tx, checkJob, {}, { key: checkJob.name })
    })
    return true
  })
}

/** Checks the books if the last check was fast; otherwise returns its result, and whether a new one is running. */
async function checkOr(
  db: Transactions,
  language: Language,
  isChecking: (last: LastCheck) => Promise<boolean>,
): Promise<Result<ShownBooks>> {
  const last = await db.transaction(findLastCheck)
  const isNow = !last || last.tookMs <= MOMENT_MS
  const books = isNow ? await checkAndKeep(db) : last.books
  const checks = await db.transaction((tx) => nameDifferences(tx, books.checks, language))
  return { data: { ...books, checks, isChecking: isNow ? false : await isChecking(last) } }
}
