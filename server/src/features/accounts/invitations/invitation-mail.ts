import { randomBytes } from 'node:crypto'
import { INVITATION_DAYS } from '@runmart/contract/accounts-invitations'
import { translator } from '@runmart/i18n/server'
import { mailToUser } from '#outside/mail/layout.ts'
import { sha256 } from '#platform/crypto.ts'
import { type JobContext, job } from '#platform/jobs/job.ts'
import type { Shop } from '#platform/shop.ts'
import { lockInvitation, setInvitationToken } from './queries.ts'

/** Names only the invitation: the job loads the address and makes the secret when it renders the mail. */
export const sendInvitationJob = job<{ invitationId: string }>('accounts.send-staff-invitation')

/** Mails a waiting invitation. A repeated job sends another mail with a new link and ends the previous one. */
export async function sendInvitation(
  { invitationId }: { invitationId: string },
  { db }: JobContext,
  { publicUrl, sendMail }: Shop,
): Promise<void> {
  const mail = await db.transaction(async (tx) => {
    const invitation = await lockInvitation(tx, invitationId)
    if (invitation?.state !== 'open') return null
    const token = randomBytes(32).toString('base64url')
    await setInvitationToken(tx, invitationId, sha256(token))
    const { email, language, invitedBy: name } = invitation
    const t = translator(language)
    return mailToUser({ email, username: '', language }, publicUrl, {
      subject: t('mail.staffInvitationSubject'),
      paragraphs: [t('mail.staffInvitationText', { name, days: INVITATION_DAYS }), t('mail.staffInvitationNotYou')],
      action: { label: t('mail.staffInvitationAction'), url: `${publicUrl}/operator/invitation#token=${token}` },
    })
  })
  if (mail) await sendMail(mail)
}
