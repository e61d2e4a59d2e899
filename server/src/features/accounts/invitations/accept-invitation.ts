import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import { writeAudit } from '#features/audit/index.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'
import { publishEvent } from '#platform/live/publish-event.ts'
import { Refusal } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { getUser } from '../get-user.ts'
import { lockStaff, updateStaff } from '../staff/queries.ts'
import { lockUser } from '../user-queries.ts'
import { acceptStoredInvitation, lockInvitationByToken } from './queries.ts'

/**
 * Makes the caller staff, if the caller's confirmed address is the invited one. The link alone is not enough: people
 * forward mails. A repeated request changes nothing.
 */
export async function acceptInvitation(
  tx: Tx,
  { body, caller, request }: HandlerInput<typeof api.staffInvitations.accept>,
  shop: Shop,
): Promise<Result<{ user: User }>> {
  await lockStaff(tx)
  const user = await lockUser(tx, caller.userId)
  const invitation = await lockInvitationByToken(tx, sha256(body.token))
  if (!invitation) throw new Refusal('LINK_INVALID')
  const isAgain = invitation.acceptedBy === user.id && user.role === 'operator'
  if (invitation.state !== 'open' && !isAgain) throw new Refusal('LINK_INVALID')
  if (!isAgain) {
    if (invitation.email.toLowerCase() !== user.email.toLowerCase()) throw new Refusal('FORBIDDEN')
    // The invitation must not reduce the rights that an operator has received since.
    if (user.role === 'operator') throw new Refusal('LINK_INVALID')
    if (user.isPartner) throw new Refusal('IS_PARTNER')
    const { isOwner, rights } = invitation
    await updateStaff(tx, user.id, { role: 'operator', isOwner, rights })
    await acceptStoredInvitation(tx, invitation.id, user.id)
    writeAudit(tx, {
      operatorId: user.id,
      address: request.address,
      action: 'staff.accept-invitation',
      subject: user.id,
      details: { invitation: invitation.id, invitedBy: invitation.invitedBy, isOwner, rights },
    })
    publishEvent(tx, user.id, { kind: 'changed', what: 'user' })
  }
  return { data: { user: await getUser(tx, user.id, shop) }, notice: 'messages.invitationAccepted' }
}
