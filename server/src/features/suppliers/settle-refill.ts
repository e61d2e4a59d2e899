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

/** Sends the due refills. */
export const sendRefillsJob = job<Record<string, never>>('suppliers.send-refills')

/** The outcome of a refill: null for success, else the problem in words for operators. */
export type EndedRefill = { claimId: string; problem: string | null }
/** Reports the end of a refill to the feature that requested it. */
export const refillEnded = job<EndedRefill>('suppliers.refill-ended')

/** The days that a supplier has for a refill. */
const MOST_DAYS = 5

/**
 * Requests a refill of an order for a claim, once. False if no supplier delivered it, or its offer takes no refills.
 */
export async function requestRefill(tx: Tx, about: { claimId: string; orderId: string }): Promise<boolean> {
  if (!(await insertRefill(tx, about))) return false
  enqueue(tx, sendRefillsJob, {}, { key: 'suppliers.send-refills' })
  return true
}

/** Ends a refill and reports it in the same transaction. */
export async function endRefill(tx: Tx, claimId: string, problem: string | null): Promise<void> {
  await markRefillEnded(tx, claimId, problem)
  enqueue(tx, refillEnded, { claimId, problem })
}

/** The supplier took the refill. Does not overrule a decision made meanwhile; the log keeps the number. */
export async function settleRefillSent(tx: Tx, { claimId, tries }: StoredRefill, refillId: string): Promise<void> {
  const refill = await lockRefill(tx, claimId, 'sent-now')
  if (refill?.tries !== tries) return
  await lockSupplier(tx, refill.supplierId)
  await closeCircuit(tx, refill.supplierId)
  if (await isOfAnother(tx, refill, refillId)) return endRefill(tx, claimId, ownProblem('other-refill', refillId))
  await markRefillSent(tx, claimId, refillId)
}

/** Settles a failed request: tries an unsent one again, and never repeats a refused or unclear one. */
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

/** Passes refills to people: those of dead processes, those that could not be sent, and those that take too long. */
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
