import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { LineStatus, ResultProblem } from '@runmart/contract/bots'
import { orderInputs } from '#features/orders/index.ts'
import { ExternalServiceError } from '#outside/fetch-json.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { Log } from '#platform/log.ts'
import { Refusal } from '#platform/refusal.ts'
import { pageOfResults, type StoredResult } from '../result-queries.ts'
import { findRun } from '../run-queries.ts'

type LineFilter = {
  orderId: string
  /** Null for all. */
  statuses: readonly LineStatus[] | null
  /** Only lines with this problem. */
  problem?: ResultProblem
  /** Whether the order has ended: lines without a result then count as skipped. */
  isOver: boolean
  /** Null for all lines at once. */
  part: { page: number; limit: number } | null
}
export type StoredLine = StoredResult & { input: string }
type Found = { items: StoredLine[]; total: number }

const NOTHING: Found = { items: [], total: 0 }

/** Lines of a run with their results, from the database or the store; an empty list after deletion. */
export async function readLinesDone(
  db: Transactions,
  store: ObjectStore | null,
  filter: LineFilter,
  log: Log,
): Promise<Found> {
  // Reads a snapshot: a run that a job archives is then wholly in one place.
  const here = await db.snapshot((tx) => findHere(tx, filter))
  if (!('archiveKey' in here)) return here
  try {
    return await findThere(store, here.archiveKey, filter)
  } catch (problem) {
    if (!(problem instanceof ExternalServiceError)) throw problem
    log.error({ event: 'store-away', order: filter.orderId, problem: problem.message }, 'results cannot be read')
    throw new Refusal('UNAVAILABLE')
  }
}

async function findHere(tx: Tx, { orderId, ...filter }: LineFilter): Promise<Found | { archiveKey: string }> {
  const run = await findRun(tx, orderId)
  if (run?.archiveKey && run.archivedAt !== null && !run.filesGone) return { archiveKey: run.archiveKey }
  // A run that no node has claimed has lines all the same.
  const input = (await orderInputs.describeInputs(tx, [orderId])).get(orderId)
  if (!input || (input.isCleared && !run)) return NOTHING
  const isOver = filter.isOver || (run?.endedAt ?? null) !== null
  const { items, total } = await pageOfResults(tx, orderId, { ...filter, isOver, total: input.lineCount }, filter.part)
  const inputs = await orderInputs.linesOf(
    tx,
    orderId,
    items.map((it) => it.line),
  )
  return { items: items.map((it) => ({ ...it, input: inputs.get(it.line) ?? '' })), total }
}

/** Reads the whole object to count the lines, but keeps only the requested part. */
async function findThere(store: ObjectStore | null, key: string, filter: LineFilter): Promise<Found> {
  const zipped = await store?.get(key)
  if (!zipped)
    throw new ExternalServiceError(store ? 'the object store has no such object' : 'no object store is configured')
  const { statuses, part } = filter
  const first = part ? (part.page - 1) * part.limit : 0
  const last = part ? first + part.limit : Number.POSITIVE_INFINITY
  const items: StoredLine[] = []
  let total = 0
  for await (const { line, input, status = 'skipped', text = '', problem = null } of unpackLines(zipped)) {
    if (statuses && !statuses.includes(status)) continue
    if (filter.problem && problem !== filter.problem) continue
    if (total >= first && total < last) items.push({ line, input, status, text, problem })
    total++
  }
  return { items, total }
}

type ArchivedLine = { line: number; input: string; status?: LineStatus; text?: string; problem?: ResultProblem }

/** Reads the lines of `packLines` one by one, with only one chunk in memory. */
async function* unpackLines(zipped: AsyncIterable<Uint8Array>): AsyncGenerator<ArchivedLine> {
  const unzipped = createGunzip()
  // The reader gets errors from the stream itself.
  const flowing = pipeline(zipped, unzipped).catch((problem: Error) => problem)
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  try {
    for await (const chunk of unzipped) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) yield JSON.parse(line) as ArchivedLine
    }
  } catch (problem) {
    throw problem instanceof ExternalServiceError
      ? problem
      : new ExternalServiceError(`archive: ${(problem as Error).message}`)
  } finally {
    unzipped.destroy()
    await flowing
  }
}
