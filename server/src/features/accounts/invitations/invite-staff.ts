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

/** Who was invited and what became of it, newest first. */
export async function listStaffInvitations(tx: Tx): Promise<Result<{ items: SentInvitation[] }>> {
  return { data: { items: (await listInvitations(tx)).map(toInvitation) } }
}

/** Invites an address to the staff. Whether it has an account already makes no difference, unless it is staff. */
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

/** Sends the mail again, with a new link and as many days as at first. */
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

/** Withdraws an invitation that nobody has accepted. */
export async function withdrawInvitation(
  tx: Tx,
  { params, caller, request }: HandlerInput<typeof api.staffInvitations.withdraw>,
): OneInvitation {
  const { id } = await lockWaiting(tx, params.id)
  await withdrawStoredInvitation(tx, id)
  const invitation = await noteDeed(tx, 'staff.withdraw-invitation', id, { caller, request })
  return { data: { invitation }, notice: 'messages.invitationWithdrawn' }
}

/** An invitation without an answer, also one whose days are over. */
async function lockWaiting(tx: Tx, id: string): Promise<StoredInvitation> {
  const invitation = isUuid(id) ? await lockInvitation(tx, id) : null
  if (!invitation) throw new Refusal('NOT_FOUND')
  if (invitation.state === 'accepted' || invitation.state === 'withdrawn') throw new Refusal('CONFLICT')
  return invitation
}

/** Writes down what was done, and returns the invitation as it is now. */
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

/** Entries of the log are for ever: it says enough to recognise somebody, and no address. */
function hideAddress(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, Math.min(2, at - 1))}…${email.slice(at)}`
}

function toInvitation({ acceptedBy: _, ...invitation }: StoredInvitation): SentInvitation {
  return invitation
}
