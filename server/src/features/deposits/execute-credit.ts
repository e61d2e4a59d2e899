import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { enterMissedTransfer } from './add-missed-transfer.ts'
import { creditHeldTransfer } from './assign-or-ignore-transfer.ts'
import { creditCustomer } from './credit-by-hand.ts'
import { debitCustomer } from './debit-by-hand.ts'
import { markDecided, type StoredCredit } from './manual-credit-queries.ts'

/** The author of a decision: an operator with an address, or the clock. */
export type Actor = { operatorId: string | null; address: string }

/** Executes a locked waiting credit or debit, with the effect of the original request. */
export async function executeCredit(
  tx: Tx,
  credit: StoredCredit,
  action: 'credit.approve' | 'credit.ripen',
  actor: Actor,
): Promise<void> {
  const { id, kind, customerId, reason, reference, transferId, claimId, askedBy } = credit
  const decidedBy = actor.operatorId
  let { amount } = credit
  if (kind === 'debit') await debitCustomer(tx, id, { customerId, amount, reason })
  // Foreign currency counts at today's rate.
  else if (transferId !== null)
    amount = await creditHeldTransfer(tx, { transferId, customerId, claimId, note: reason, decidedBy })
  // Without a transfer, only a missed transfer has a reference.
  else if (reference !== null) await enterMissedTransfer(tx, { customerId, amount, reference, note: reason, decidedBy })
  else await creditCustomer(tx, id, { kind: kind === 'gift' ? 'gift' : 'deposit', customerId, amount, reason })
  await markDecided(tx, id, { status: 'credited', amount, decidedBy })
  const details = { kind, customerId, amount, reason, reference, askedBy, ...(transferId && { transferId }) }
  writeAudit(tx, { ...actor, action, subject: id, details })
}

/** Cancels a locked waiting credit; the clock adds the reason why it failed. */
export async function cancelCredit(tx: Tx, credit: StoredCredit, actor: Actor, problem?: string): Promise<void> {
  const { customerId, amount, askedBy } = credit
  await markDecided(tx, credit.id, { status: 'cancelled', amount, decidedBy: actor.operatorId })
  const details = { customerId, amount, askedBy, ...(problem && { reason: problem }) }
  writeAudit(tx, { ...actor, action: 'credit.cancel', subject: credit.id, details })
}
