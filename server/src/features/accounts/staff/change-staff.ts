import type { StaffGrant } from '@runmart/contract/accounts-operator'
import { rights } from '@runmart/contract/accounts-rights'
import { COMMAND_ADDRESS } from '@runmart/contract/audit'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import { withdrawInvitationsOf } from '../invitations/queries.ts'
import { endUserSessions } from '../sessions.ts'
import { findUserByEmail, lockUser, type StoredUser } from '../user-queries.ts'
import { hasOtherOwner, lockStaff, updateStaff } from './queries.ts'

/** The author of an action: an operator with an address, or a command on the server. */
export type Actor = { operatorId: string | null; address: string }
export const command: Actor = { operatorId: null, address: COMMAND_ADDRESS }

/**
 * Makes an active user an operator with these rights, or changes an operator's rights. Refuses partners: they would
 * decide about their own earnings.
 */
export async function grantStaff(tx: Tx, userId: string, grant: StaffGrant, actor: Actor): Promise<void> {
  await lockStaff(tx)
  const user = await lockUser(tx, userId)
  if (user.status !== 'active') throw new Refusal('CONFLICT')
  if (user.isPartner) throw new Refusal('IS_PARTNER')
  if (!grant.isOwner) await requireOtherOwner(tx, user)
  const granted = {
    isOwner: grant.isOwner,
    rights: grant.isOwner ? [] : rights.filter((it) => grant.rights.includes(it)),
  }
  await updateStaff(tx, userId, { role: 'operator', ...granted })
  if (!granted.isOwner) await withdrawInvitationsOf(tx, userId)
  const details = { before: grantOf(user), after: granted }
  writeAudit(tx, { ...actor, action: 'staff.save', subject: userId, details })
  publishEvent(tx, userId, { kind: 'changed', what: 'user' })
}

/** Makes an operator a customer again and ends all their sessions. */
export async function revokeStaff(tx: Tx, userId: string, actor: Actor): Promise<void> {
  await lockStaff(tx)
  const user = await lockUser(tx, userId)
  if (user.role !== 'operator') throw new Refusal('NOT_FOUND')
  await requireOtherOwner(tx, user)
  await updateStaff(tx, userId, { role: 'customer', isOwner: false, rights: [] })
  await withdrawInvitationsOf(tx, userId)
  await endUserSessions(tx, userId, {})
  writeAudit(tx, { ...actor, action: 'staff.remove', subject: userId, details: { before: grantOf(user) } })
}

/** The current rights; null for a user who is not staff. */
function grantOf({ role, isOwner, rights: granted }: StoredUser): { isOwner: boolean; rights: string[] } | null {
  return role === 'operator' ? { isOwner, rights: granted } : null
}

/** Keeps the shop from losing its last owner. Needs the lock of `lockStaff`. */
export async function requireOtherOwner(tx: Tx, user: StoredUser): Promise<void> {
  const isActiveOwner = user.role === 'operator' && user.isOwner && user.status === 'active'
  if (isActiveOwner && !(await hasOtherOwner(tx, user.id))) throw new Refusal('LAST_OWNER')
}

const OWNER: StaffGrant = { isOwner: true, rights: [] }

/** Makes an active user an operator; returns false without such a user. The first operator becomes owner. */
export async function makeOperator(tx: Tx, email: string, grant: StaffGrant = OWNER): Promise<boolean> {
  const user = await findUserByEmail(tx, email)
  if (user?.status !== 'active') return false
  await lockStaff(tx)
  const isFirst = !(await hasOtherOwner(tx, null))
  if (!isFirst && !grant.isOwner && !grant.rights.length) return false
  await grantStaff(tx, user.id, isFirst ? OWNER : grant, command)
  return true
}

/** Removes an operator from the staff; returns false without such an operator. */
export async function removeOperator(tx: Tx, email: string): Promise<boolean> {
  const user = await findUserByEmail(tx, email)
  if (user?.role !== 'operator') return false
  await revokeStaff(tx, user.id, command)
  return true
}
