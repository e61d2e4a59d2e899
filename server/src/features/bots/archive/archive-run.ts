import { randomBytes } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { isFinal } from '@runmart/contract/orders-states'
import { lockOrder, orderInputs } from '#features/orders/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import type { StoredResult } from '../result-queries.ts'
import { findRun, lockRun, type StoredRun } from '../run-queries.ts'
import { intendArchive, resultsAfter, settleArchive } from './archive-queries.ts'

/**
 * Moves lines and results of an ended order to the store; the database keeps their key. Stores the key before the
 * upload, and a second attempt uses it again: a killed process leaves no orphan.
 */
export async function archiveRun(db: Transactions, store: ObjectStore, orderId: string): Promise<void> {
  const key = await db.transaction((tx) => intend(tx, orderId))
  if (key === null) return
  const packed = await db.snapshot((tx) => pack(tx, orderId))
  if (packed === null) return
  await store.put(key, packed.bytes, 'application/gzip')
  const isSettled = await db.transaction((tx) => settle(tx, orderId, packed))
  if (!isSettled) await store.remove(key)
}

/** A random name: it reveals nothing about the order. */
async function intend(tx: Tx, orderId: string): Promise<string | null> {
  const run = await lockEnded(tx, orderId)
  if (!run || !isHere(run) || run.holder) return null
  const key = run.archiveKey ?? `runs/${randomBytes(16).toString('hex')}.jsonl.gz`
  intendArchive(tx, orderId, key)
  return key
}

/** Reads a snapshot: the upload must not replace files that another worker has archived meanwhile. */
async function pack(tx: Tx, orderId: string): Promise<Packed | null> {
  const run = await findRun(tx, orderId)
  return run && isHere(run) ? packLines(tx, orderId) : null
}

/** Returns false when the files were deleted meanwhile. */
async function settle(tx: Tx, orderId: string, packed: Packed): Promise<boolean> {
  const run = await lockEnded(tx, orderId)
  if (!run || run.filesGone) return false
  if (run.archivedAt !== null) return true
  const results = await settleArchive(tx, orderId)
  if (results !== packed.results) throw new Error(`${packed.results} results were archived, but there are ${results}`)
  await orderInputs.clearLines(tx, orderId)
  return true
}

async function lockEnded(tx: Tx, orderId: string): Promise<StoredRun | null> {
  const { status } = await lockOrder(tx, orderId)
  return isFinal(status) ? lockRun(tx, orderId) : null
}

const isHere = (run: StoredRun) => run.archivedAt === null && !run.filesGone

const AT_ONCE = 2_000

type Packed = { bytes: Uint8Array; results: number }

/** Every line of a run with its result, as gzipped JSON lines; lines without a result have only their text. */
async function packLines(tx: Tx, orderId: string): Promise<Packed> {
  const content = (await orderInputs.findInput(tx, orderId))?.content
  const lines = content ? content.split('\n') : []
  const chunks: Uint8Array[] = []
  let results = 0

  async function* rows(): AsyncGenerator<string> {
    for (let from = 0, until = 0; from < lines.length; from = until) {
      const found = await resultsAfter(tx, orderId, from, AT_ONCE)
      results += found.length
      // Lines above the last result of a full batch come with the next batch. Lines above the very last one have no
      // result.
      const last = found.length === AT_ONCE ? found.at(-1) : undefined
      until = last?.line ?? lines.length
      yield jsonLines(lines.slice(from, until), from, new Map(found.map((it) => [it.line, it])))
    }
  }
  await pipeline(rows, createGzip(), async (zipped: AsyncIterable<Uint8Array>) => {
    for await (const chunk of zipped) chunks.push(chunk)
  })
  return { bytes: Buffer.concat(chunks), results }
}

function jsonLines(inputs: readonly string[], before: number, results: ReadonlyMap<number, StoredResult>): string {
  return inputs
    .map(
      (input, index) => `${JSON.stringify({ ...results.get(before + index + 1), line: before + index + 1, input })}\n`,
    )
    .join('')
}
