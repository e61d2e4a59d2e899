import { ownProblem } from '@runmart/contract/suppliers-problems'
import type { Tx } from '#platform/db/tx.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { closeCircuit, countFailure, lockSupplier } from './circuit-queries.ts'
import type { SupplierError } from './connect.ts'
import { pauseAfter } from './pause-after.ts'
import {
  insertRefill,
  isOfAnother,
  lockHopeless,
  lockRefill,
  markRefillEnded,
  markRefillSent,
  markRefillWaiting,
  type StoredRefill,
} from './refill-queries.ts'

/** Asks to send the refills that are due. */
export const sendRefillsJob = job<Record<string, never>>('suppliers.send-refills')

/** What became of a refill: made good, or why not, in words for operators. */
export type EndedRefill = { claimId: string; problem: string | null }
/** Reports to whoever claimed it that nothing more comes of a refill. */
export const refillEnded = job<EndedRefill>('suppliers.refill-ended')

/** So long a supplier may take. */
const MOST_DAYS = 5

/** Has the supplier that delivered an order fill it up again for a claim, once; false where none did, or it takes no refills. */
export async function requestRefill(tx: Tx, about: { claimId: string; orderId: string }): Promise<boolean> {
  if (!(await insertRefill(tx, about))) return false
  enqueue(tx, sendRefillsJob, {}, { key: 'suppliers.send-refills' })
  return true
}

/** Nothing more comes of it; whoever claimed it is told in the same transaction. */
export async function endRefill(tx: Tx, claimId: string, problem: string | null): Promise<void> {
  await markRefillEnded(tx, claimId, problem)
  enqueue(tx, refillEnded, { claimId, problem })
}

/** The supplier took it. Whoever decided meanwhile is not overruled; the number stands in what was said. */
export async function settleRefillSent(tx: Tx, { claimId, tries }: StoredRefill, refillId: string): Promise<void> {
  const refill = await lockRefill(tx, claimId, 'sent-now')
  if (refill?.tries !== tries) return
  await lockSupplier(tx, refill.supplierId)
  await closeCircuit(tx, refill.supplierId)
  if (await isOfAnother(tx, refill, refillId)) return endRefill(tx, claimId, ownProblem('other-refill', refillId))
  await markRefillSent(tx, claimId, refillId)
}

/** It reached nobody and is tried again, or was refused, or nobody knows: then it is never sent again. */
export async function settleRefillFailed(
  tx: Tx,
  { claimId, tries, supplierId }: StoredRefill,
  { kind, message, isTooOften }: SupplierError,
): Promise<void> {
  const refill = await lockRefill(tx, claimId, 'sent-now')
  if (refill?.tries !== tries) return
  // A refusal of a refill says nothing about orders.
  if (!isTooOften && kind !== 'refused') await countFailure(tx, supplierId, message)
  if (!isTooOften && kind !== 'not-sent') return endRefill(tx, claimId, message)
  const afterSeconds = pauseAfter(tries)
  await markRefillWaiting(tx, claimId, { afterSeconds, problem: message })
  const runAt = new Date(Date.now() + afterSeconds * 1_000)
  enqueue(tx, sendRefillsJob, {}, { runAt, key: `suppliers.send-refills ${claimId}` })
}

/** What a process that was killed was asking for, what could be sent to nobody, and what takes too long is for people. */
export async function giveUpRefills(tx: Tx): Promise<void> {
  for (const { claimId, state, status, problem } of await lockHopeless(tx, MOST_DAYS)) {
    const words: Partial<Record<StoredRefill['state'], string>> = {
      'sent-now': ownProblem('refill-interrupted'),
      waiting: ownProblem('refill-waited', problem ?? ownProblem('too-many-calls')),
      sent: ownProblem('refill-long', MOST_DAYS, problem ?? status ?? ownProblem('not-answered')),
    }
    await endRefill(tx, claimId, words[state] ?? '')
  }
}
