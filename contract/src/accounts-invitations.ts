import * as z from 'zod/mini'
import { rights } from './accounts-rights.ts'
import { Email, OneUser, Secret } from './accounts-user.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { languages } from './languages.ts'

export const INVITATION_DAYS = 7
/** How many invitations may be open at once. */
export const MAX_INVITATIONS = 50

/** An owner's invitation to the back office: the address, the rights and the language of the mail. */
export const Invitation = z
  .strictObject({
    email: Email,
    language: z.enum(languages),
    isOwner: z.boolean(),
    rights: z.array(z.enum(rights)).check(z.maxLength(rights.length, 'invalid')),
  })
  .check(z.refine((it) => it.isOwner || it.rights.length > 0, { error: 'required', path: ['rights'] }))
export type Invitation = z.infer<typeof Invitation>

export const invitationStates = ['open', 'expired', 'accepted', 'withdrawn'] as const

export const SentInvitation = z.strictObject({
  id: z.string(),
  email: z.string(),
  language: z.enum(languages),
  isOwner: z.boolean(),
  rights: z.array(z.enum(rights)),
  state: z.enum(invitationStates),
  invitedBy: z.string(),
  /** When an owner last requested the mail. */
  sentAt: Time,
  expiresAt: Time,
  /** When the person accepted it or an owner withdrew it. */
  endedAt: z.nullable(Time),
})
export type SentInvitation = z.infer<typeof SentInvitation>

const ownersOnly = { access: 'operator', right: 'owner' } as const
const OneInvitation = z.strictObject({ invitation: SentInvitation })
const limits = [{ by: 'user', attempts: 60, seconds: 3600 }] as const

export const staffInvitations = {
  list: endpoint({
    ...ownersOnly,
    method: 'GET',
    path: '/operator/staff-invitations',
    summary: 'List invitations to the staff, newest first; those that ended are kept for 30 days',
    data: z.strictObject({ items: z.array(SentInvitation) }),
  }),
  create: endpoint({
    ...ownersOnly,
    method: 'POST',
    path: '/operator/staff-invitations',
    summary: 'Invite somebody to the staff by mail; the link works once, for 7 days, for that address alone',
    freshSignIn: true,
    body: Invitation,
    data: OneInvitation,
    refusals: ['ALREADY_USED', 'CONFLICT'],
    limits,
  }),
  resend: endpoint({
    ...ownersOnly,
    method: 'POST',
    path: '/operator/staff-invitations/{id}/resend',
    summary: 'Send an invitation again with a new link for 7 days; the former link no longer works',
    freshSignIn: true,
    params: z.strictObject({ id: Id }),
    data: OneInvitation,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    limits,
  }),
  withdraw: endpoint({
    ...ownersOnly,
    method: 'DELETE',
    path: '/operator/staff-invitations/{id}',
    summary: 'Withdraw an invitation: its link no longer works',
    params: z.strictObject({ id: Id }),
    data: OneInvitation,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/user/auth/accept-invitation',
    summary: 'Accept an invitation to the staff by its mailed token, with an account of that address',
    access: 'active',
    body: z.strictObject({ token: Secret }),
    data: OneUser,
    refusals: ['LINK_INVALID', 'FORBIDDEN', 'IS_PARTNER'],
    limits: [{ by: 'user', attempts: 20, seconds: 900 }],
  }),
}
