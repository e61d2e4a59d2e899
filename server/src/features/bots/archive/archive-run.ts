import { randomBytes } from 'node:crypto'
import { isFinal } from '@runmart/contract/orders-states'
import { lockOrder, orderInputs } from '#features/orders/index.ts'
import type { ObjectStore } from '#outside/object-store/object-store.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { findRun, lockRun, type StoredRun } from '../run-queries.ts'
import { intendArchive, settleArchive } from './archive-queries.ts'
import { type Packed, packLines } from './pack-lines.ts'

/**
 * Moves lines and results of an order that has ended to the store; the database keeps where they are. The name is written
 * down before anything is put there, and a second try uses it again: a process that is killed in between leaves nothing behind.
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

/** The name says nothing about the order, and nobody can guess it. */
async function intend(tx: Tx, orderId: string): Promise<string | null> {
  const run = await lockEnded(tx, orderId)
  if (!run || !isHere(run) || run.holder) return null
  const key = run.archiveKey ?? `runs/${randomBytes(16).toString('hex')}.jsonl.gz`
  intendArchive(tx, orderId, key)
  return key
}

/** All as of one instant: what another worker has archived meanwhile must not be overwritten with nothing. */
async function pack(tx: Tx, orderId: string): Promise<Packed | null> {
  const run = await findRun(tx, orderId)
  return run && isHere(run) ? packLines(tx, orderId) : null
}

/** False when the files were deleted meanwhile. */
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
