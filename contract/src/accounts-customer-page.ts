import * as z from 'zod/mini'
import { Customer } from './accounts-user.ts'
import { endpoint, Id, Nothing, Time } from './endpoint.ts'
import { deskPageQuery, listOf } from './lists.ts'
import { unsentFields } from './notifications-operator.ts'
import { requiredText } from './required-text.ts'

/** A staff note about a customer. It is personal data: the customer's own export contains it. */
export const CustomerNote = z.strictObject({
  id: z.string(),
  text: z.string(),
  author: z.strictObject({ id: z.string(), username: z.string() }),
  createdAt: Time,
  editedAt: z.nullable(Time),
})
export type CustomerNote = z.infer<typeof CustomerNote>

export const NoteText = z.strictObject({
  text: requiredText(2_000),
})

/** The mails of an account, by purpose. Staff never see their texts and secrets. */
export const accountMails = [
  'activate',
  'reset',
  'alreadyRegistered',
  'passwordChanged',
  'sessionReused',
  'twoFactorOn',
  'twoFactorOff',
  'wrongCodes',
  'blocked',
  'unblocked',
  'sessionsEnded',
] as const
export type AccountMail = (typeof accountMails)[number]

/** Operators can send these again: each has a link that works once. */
export const resendableMails = ['activate', 'reset'] as const
export type ResendableMail = (typeof resendableMails)[number]

/** Mails of an address change: a confirmation to both addresses, then a notice to the old one. */
export const emailChangeMails = ['emailChangeOld', 'emailChangeNew', 'emailChanged'] as const

export const sentMails = [...accountMails, ...emailChangeMails] as const
export const SentMail = z.strictObject({
  id: z.string(),
  kind: z.enum(sentMails),
  /** When the mail was sent; for an unsent mail, when it was requested. */
  sentAt: Time,
  ...unsentFields,
})
export type SentMail = z.infer<typeof SentMail>

export const ReferredCustomer = z.pick(Customer, { id: true, username: true, status: true, joinedDate: true })
export type ReferredCustomer = z.infer<typeof ReferredCustomer>

const CustomerId = z.strictObject({ id: Id })
const NoteId = z.strictObject({ id: Id, noteId: Id })
const forCustomers = { access: 'operator', right: 'customers' } as const
const OneNote = z.strictObject({ note: CustomerNote })

export const customerPage = {
  referrals: endpoint({
    ...forCustomers,
    method: 'GET',
    path: '/operator/customers/{id}/referrals',
    summary: 'List the people a customer referred, newest first',
    params: CustomerId,
    query: z.object(deskPageQuery),
    data: listOf(ReferredCustomer),
    refusals: ['NOT_FOUND'],
  }),
  notes: endpoint({
    ...forCustomers,
    method: 'GET',
    path: '/operator/customers/{id}/notes',
    summary: 'List what staff noted about a customer, newest first',
    params: CustomerId,
    query: z.object(deskPageQuery),
    data: listOf(CustomerNote),
    refusals: ['NOT_FOUND'],
  }),
  addNote: endpoint({
    ...forCustomers,
    method: 'POST',
    path: '/operator/customers/{id}/notes',
    summary: 'Note something about a customer; staff read it, and the customer’s own export contains it',
    params: CustomerId,
    body: NoteText,
    data: OneNote,
    refusals: ['NOT_FOUND', 'CONFLICT'],
    idempotent: true,
  }),
  editNote: endpoint({
    ...forCustomers,
    method: 'PUT',
    path: '/operator/customers/{id}/notes/{noteId}',
    summary: 'Change a note of mine',
    params: NoteId,
    body: NoteText,
    data: OneNote,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  removeNote: endpoint({
    ...forCustomers,
    method: 'DELETE',
    path: '/operator/customers/{id}/notes/{noteId}',
    summary: 'Delete a note of mine',
    params: NoteId,
    data: Nothing,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  mails: endpoint({
    ...forCustomers,
    method: 'GET',
    path: '/operator/customers/{id}/mails',
    summary:
      'List the latest mails about the account itself, newest first, also those that did not go out yet, and which can be sent again',
    params: CustomerId,
    data: z.strictObject({ items: z.array(SentMail), resendable: z.array(z.enum(resendableMails)) }),
    refusals: ['NOT_FOUND'],
  }),
  resendMail: endpoint({
    ...forCustomers,
    method: 'POST',
    path: '/operator/customers/{id}/mails',
    summary: 'Send the mail to activate the account or to choose a new password again, to the customer’s own address',
    params: CustomerId,
    body: z.strictObject({ kind: z.enum(resendableMails) }),
    data: Nothing,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
    limits: [{ by: 'user', attempts: 30, seconds: 3600 }],
  }),
}
