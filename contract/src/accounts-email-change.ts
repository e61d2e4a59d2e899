import * as z from 'zod/mini'
import { Email, Secret } from './accounts-user.ts'
import { endpoint, Time } from './endpoint.ts'

/** A change of address that waits until the customer has confirmed both addresses. */
export const EmailChange = z.strictObject({
  newEmail: z.string(),
  oldConfirmed: z.boolean(),
  newConfirmed: z.boolean(),
  expiresAt: Time,
})
export type EmailChange = z.infer<typeof EmailChange>

export const NewEmail = z.strictObject({ email: Email })
const MailedToken = z.strictObject({ token: Secret })
const Pending = z.strictObject({ change: z.nullable(EmailChange) })

export const emailChange = {
  emailChange: endpoint({
    method: 'GET',
    path: '/user/auth/email-change',
    summary: 'Get the change of my email that waits to be confirmed, if any',
    access: 'customer',
    data: Pending,
  }),
  changeEmail: endpoint({
    method: 'POST',
    path: '/user/auth/email-change',
    summary: 'Request a change of my email; the current and the new address each get a link to confirm it',
    access: 'active',
    freshSignIn: true,
    body: NewEmail,
    data: Pending,
    limits: [
      { by: 'user', attempts: 5, seconds: 3600 },
      { by: { field: 'email' }, attempts: 5, seconds: 3600 },
    ],
  }),
  withdrawEmailChange: endpoint({
    method: 'DELETE',
    path: '/user/auth/email-change',
    summary: 'Withdraw a change of my email that waits',
    access: 'customer',
    data: Pending,
  }),
  confirmEmailChange: endpoint({
    method: 'POST',
    path: '/user/auth/confirm-email',
    summary: 'Confirm a change of email with the token from the emailed link; it is done when both addresses have',
    access: 'anyone',
    body: MailedToken,
    data: z.strictObject({ isDone: z.boolean(), email: z.string() }),
    refusals: ['LINK_INVALID', 'ALREADY_USED'],
    limits: [{ by: 'address', attempts: 30, seconds: 600 }],
  }),
  restoreEmail: endpoint({
    method: 'POST',
    path: '/user/auth/restore-email',
    summary: 'Undo a change of email with the token that the former address got; ends all sessions',
    access: 'anyone',
    body: MailedToken,
    data: z.strictObject({ email: z.string() }),
    refusals: ['LINK_INVALID', 'ALREADY_USED'],
    limits: [{ by: 'address', attempts: 30, seconds: 600 }],
  }),
}
