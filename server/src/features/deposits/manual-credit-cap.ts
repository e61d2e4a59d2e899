import { LONE_OWNER_HOURS } from '@runmart/contract/deposits-pending-credits'
import { listStaffWith, usernamesOf } from '#features/accounts/index.ts'
import { writeAudit } from '#features/audit/index.ts'
import { alertStaff } from '#platform/alert-staff.ts'
import type { DepositLimits } from '#platform/config/config.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Caller, RequestInfo } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'
import { insertCounted, insertWaiting, lockCap, type NewCredit, sumWithinCap } from './manual-credit-queries.ts'

type Asking = { caller: Caller; request: RequestInfo }

/** The amount that an operator can still credit alone. */
export async function leftOfCap(tx: Tx, operatorId: string, { manualCreditCap }: DepositLimits): Promise<number> {
  return Math.max(0, manualCreditCap - (await sumWithinCap(tx, operatorId)))
}

/** Whether another operator can approve a credit. */
export async function hasApprover(tx: Tx, operatorId: string): Promise<boolean> {
  return (await listStaffWith(tx, 'money')).some((id) => id !== operatorId)
}

/**
 * Counts a credit or debit towards its author's cap. Above the cap, stores it as waiting and alerts operators with the
 * right to money. Owners always get a mail. Returns the refusal for the response.
 */
export async function holdAboveCap(
  tx: Tx,
  it: Omit<NewCredit, 'askedBy'>,
  { caller, request }: Asking,
  limits: DepositLimits,
): Promise<Refusal | null> {
  const credit = { ...it, askedBy: caller.userId }
  await lockCap(tx, caller.userId)
  if (credit.amount <= (await leftOfCap(tx, caller.userId, limits))) {
    insertCounted(tx, credit)
    return null
  }
  const hours = (await hasApprover(tx, caller.userId)) ? null : LONE_OWNER_HOURS
  const { ripensAt } = await insertWaiting(tx, credit, hours)
  const { id, kind, customerId, amount, reason, reference, transferId } = credit
  const by = (await usernamesOf(tx, [caller.userId])).get(caller.userId) ?? ''
  const alert = { kind: 'large-credits' as const, isDebit: kind === 'debit', by, amount, ripensAt }
  alertStaff(tx, { alert, key: `credit ${id}` })
  writeAudit(tx, {
    operatorId: caller.userId,
    address: request.address,
    action: 'credit.ask',
    subject: id,
    details: { kind, customerId, amount, reason, reference, ripensAt, ...(transferId && { transferId }) },
  })
  return new Refusal('APPROVAL_NEEDED', { data: { pendingId: id, ripensAt } })
}
