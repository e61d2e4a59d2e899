import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import { MAX_INVITATIONS, type SentInvitation } from '@runmart/contract/accounts-invitations'
import { type Right, rights } from '@runmart/contract/accounts-rights'
import type { AuditAction } from '@runmart/contract/audit'
import { writeAudit } from '#features/audit/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { Caller, HandlerInput, RequestInfo } from '#platform/http/route.ts'
import { isUuid } from '#platform/ids.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal } from '#platform/refusal.ts'
import { lockStaff } from '../staff/queries.ts'
import { findUserByEmail } from '../user-queries.ts'
import { sendInvitationJob } from './invitation-mail.ts'
import {
  countWaiting,
  insertInvitation,
  listInvitations,
  lockInvitation,
  renewInvitation,
  type StoredInvitation,
  withdrawStoredInvitation,
} from './queries.ts'

type OneInvitation = Promise<Result<{ invitation: SentInvitation }>>

/** Invitations and their states, newest first. */
export async function listStaffInvitations(tx: Tx): Promise<Result<{ items: SentInvitation[] }>> {
  return { data: { items: (await listInvitations(tx)).map(toInvitation) } }
}

/** Invites an address to the staff, with or without an account. Refuses an address of the staff. */
export async function inviteStaff(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.staffInvitations.create>,
): OneInvitation {
  await lockStaff(tx)
  if ((await findUserByEmail(tx, body.email))?.role === 'operator') throw new Refusal('ALREADY_USED')
  if ((await countWaiting(tx)) >= MAX_INVITATIONS) throw new Refusal('CONFLICT')
  const id = randomUUIDv7()
  const granted: Right[] = body.isOwner ? [] : rights.filter((it) => body.rights.includes(it))
  if (!(await insertInvitation(tx, id, caller.userId, { ...body, rights: granted }))) throw new Refusal('ALREADY_USED')
  enqueue(tx, sendInvitationJob, { invitationId: id })
  return {
    data: { invitation: await noteDeed(tx, 'staff.invite', id, { caller, request }) },
    notice: 'messages.invitationSent',
  }
}

/** Sends the mail again, with a new link and the full number of days. */
export async function resendInvitation(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.staffInvitations.resend>,
): OneInvitation {
  const { id } = await lockWaiting(tx, params.id)
  await renewInvitation(tx, id)
  enqueue(tx, sendInvitationJob, { invitationId: id })
  const invitation = await noteDeed(tx, 'staff.resend-invitation', id, { caller, request })
  return { data: { invitation }, notice: 'messages.invitationSent' }
}

/** Withdraws an open invitation. */
export async function withdrawInvitation(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.staffInvitations.withdraw>,
): OneInvitation {
  const { id } = await lockWaiting(tx, params.id)
  await withdrawStoredInvitation(tx, id)
  const invitation = await noteDeed(tx, 'staff.withdraw-invitation', id, { caller, request })
  return { data: { invitation }, notice: 'messages.invitationWithdrawn' }
}

/** An invitation without an answer; it may have expired. */
async function lockWaiting(tx: Tx, id: string): Promise<StoredInvitation> {
  const invitation = isUuid(id) ? await lockInvitation(tx, id) : null
  if (!invitation) throw new Refusal('NOT_FOUND')
  if (invitation.state === 'accepted' || invitation.state === 'withdrawn') throw new Refusal('CONFLICT')
  return invitation
}

/** Writes the audit entry and returns the changed invitation. */
async function noteDeed(
  tx: Tx,
  action: AuditAction,
  id: string,
  { caller, request }: { caller: Caller; request: RequestInfo },
): Promise<SentInvitation> {
  const invitation = await lockInvitation(tx, id)
  if (!invitation) throw new Error('The invitation just saved is missing')
  const { email, isOwner, rights: granted } = invitation
  const details = { email: hideAddress(email), isOwner, rights: granted }
  writeAudit(tx, { operatorId: caller.userId, address: request.address, action, subject: id, details })
  return toInvitation(invitation)
}

/** Shortens an address for the audit log, whose entries are permanent: recognizable, but not the whole address. */
function hideAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`
}

function toInvitation({ acceptedBy: _, ...invitation }: StoredInvitation): SentInvitation {
  return invitation
}
