import type { api } from '@runmart/contract'
import type { Customer } from '@runmart/contract/accounts'
import { type Block, holdable } from '@runmart/contract/accounts-held'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { enqueue, job } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { sendAccountMailJob } from '../account-mails.ts'
import { heldOf } from '../customers.ts'
import { withdrawInvitationsOf } from '../invitations/queries.ts'
import { endUserSessions } from '../sessions.ts'
import { blockUser, findUserById, lockUser, unblockUser } from '../user-queries.ts'
import { type Actor, requireOtherOwner } from './change-staff.ts'
import { lockStaff } from './queries.ts'
import { toCustomer } from './show-customer.ts'

/** A decision about a blocked account, and its author. */
export type BlockDecided = { userId: string; actor: Actor }

/** Reports a blocked account; features above handle these jobs. */
export const accountBlocked = job<{ userId: string }>('accounts.blocked')
/** Requests refunds for a blocked account's orders that have not begun. */
export const refundBlocked = job<BlockDecided>('accounts.refund-blocked')
/** Requests the refusal of a blocked account's payouts. */
export const refuseBlocked = job<BlockDecided>('accounts.refuse-blocked')

/**
 * Blocks an account: ends its sessions, refuses sign-ins and holds the chosen kinds of work. For a blocked account it
 * changes only the choices.
 */
export async function blockAccount(tx: Tx, userId: string, { reason, ...choices }: Block, actor: Actor): Promise<void> {
  await lockStaff(tx)
  const user = await lockUser(tx, userId)
  if (user.status === 'closed') throw new Refusal('CONFLICT')
  const held = holdable.filter((it) => choices[it] !== 'keep')
  const acts = choices.orders === 'refund' || choices.payouts === 'refuse'
  if (user.status === 'blocked' && !acts && heldOf(user).join() === held.join()) return
  if (user.status !== 'blocked') {
    await requireOtherOwner(tx, user)
    await withdrawInvitationsOf(tx, userId)
    await endUserSessions(tx, userId, {})
    enqueue(tx, sendAccountMailJob, { userId, letter: 'blocked' })
    enqueue(tx, accountBlocked, { userId })
  }
  await blockUser(tx, userId, held)
  if (choices.orders === 'refund') enqueue(tx, refundBlocked, { userId, actor })
  if (choices.payouts === 'refuse') enqueue(tx, refuseBlocked, { userId, actor })
  writeAudit(tx, { ...actor, action: 'account.block', subject: userId, details: { reason, ...choices } })
}

/** Returns a blocked account to its former status. */
export async function unblockAccount(tx: Tx, userId: string, reason: string, actor: Actor): Promise<void> {
  if ((await lockUser(tx, userId)).status !== 'blocked') throw new Refusal('CONFLICT')
  await unblockUser(tx, userId)
  enqueue(tx, sendAccountMailJob, { userId, letter: 'unblocked' })
  writeAudit(tx, { ...actor, action: 'account.unblock', subject: userId, details: { reason } })
}

/** Ends all sessions of an account and returns their number. */
export async function endAccountSessions(tx: Tx, userId: string, reason: string, actor: Actor): Promise<number> {
  await lockUser(tx, userId)
  const ended = await endUserSessions(tx, userId, {})
  if (ended) enqueue(tx, sendAccountMailJob, { userId, letter: 'sessionsEnded' })
  writeAudit(tx, { ...actor, action: 'account.end-sessions', subject: userId, details: { reason, ended } })
  return ended
}

type Input = HandlerInput<typeof api.accountsOperator.unblock>

export async function blockCustomer(
  tx: Tx,
  input: HandlerInput<typeof api.accountsOperator.block>,
): Promise<Result<{ customer: Customer }>> {
  const { body, caller } = input
  const { id, actor } = await requireManageable(tx, input)
  if (body.orders === 'refund' && !caller.rights.includes('orders')) throw new Refusal('FORBIDDEN')
  if (body.payouts === 'refuse' && !caller.rights.includes('money')) throw new Refusal('FORBIDDEN')
  await blockAccount(tx, id, body, actor)
  return { data: { customer: await toCustomer(tx, await lockUser(tx, id)) }, notice: 'messages.accountBlocked' }
}

export async function unblockCustomer(tx: Tx, input: Input): Promise<Result<{ customer: Customer }>> {
  const { id, actor } = await requireManageable(tx, input)
  await unblockAccount(tx, id, input.body.reason, actor)
  return { data: { customer: await toCustomer(tx, await lockUser(tx, id)) }, notice: 'messages.accountUnblocked' }
}

export async function endCustomerSessions(tx: Tx, input: Input): Promise<Result<{ ended: number }>> {
  const { id, actor } = await requireManageable(tx, input)
  const ended = await endAccountSessions(tx, id, input.body.reason, actor)
  return { data: { ended }, notice: 'messages.accountSessionsEnded' }
}

/** The account of the request; only owners may manage operators. */
async function requireManageable(tx: Tx, { params, caller, request }: Input): Promise<{ id: string; actor: Actor }> {
  // Locks staff, so that roles stay the same between this check and the change.
  await lockStaff(tx)
  const user = isUuid(params.id) ? await findUserById(tx, params.id) : null
  if (!user) throw new Refusal('NOT_FOUND')
  if (user.role === 'operator' && !caller.isOwner) throw new Refusal('FORBIDDEN')
  return { id: user.id, actor: { operatorId: caller.userId, address: request.address } }
}
