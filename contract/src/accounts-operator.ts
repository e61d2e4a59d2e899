import * as z from 'zod/mini'
import { Block, holdable } from './accounts-held.ts'
import { rights } from './accounts-rights.ts'
import { Customer, Session } from './accounts-user.ts'
import { endpoint, Id, Time } from './endpoint.ts'
import { languages } from './languages.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'

/** An operator as owners see them. Owners have all rights. */
export const StaffMember = z.strictObject({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  isOwner: z.boolean(),
  rights: z.array(z.enum(rights)),
  twoFactor: z.boolean(),
  joinedDate: Time,
})
export type StaffMember = z.infer<typeof StaffMember>

/** The new rights of an operator. An owner needs no rights; all others need at least one. */
export const StaffGrant = z
  .strictObject({ rights: z.array(z.enum(rights)), isOwner: z.boolean() })
  .check(z.refine((it) => it.isOwner || it.rights.length > 0, { error: 'required', path: ['rights'] }))
export type StaffGrant = z.infer<typeof StaffGrant>

/** The reason for a block, an unblock or a sign-out; operators read it, the customer does not. */
export const AccountReason = z.strictObject({
  reason: requiredText(300),
})

const OpenSession = z.omit(Session, { current: true })

export const CustomerDetails = z.strictObject({
  customer: Customer,
  /** Items that wait since the block. */
  held: z.array(z.enum(holdable)),
  phone: z.string(),
  telegram: z.string(),
  language: z.enum(languages),
  /** Null while the customer uses the shop's time zone. */
  timeZone: z.nullable(z.string()),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  twoFactor: z.boolean(),
  sessions: z.array(OpenSession),
  /** The latest sessions that ended or expired, while the server keeps them. */
  endedSessions: z.array(z.strictObject({ ...OpenSession.shape, endedAt: Time })),
  referredBy: z.nullable(z.strictObject({ id: z.string(), username: z.string() })),
  referrals: z.int(),
  /** All deposits minus reversals, and the discount in percent that they give. */
  totalDeposit: Dong,
  currentDiscount: z.int(),
  /** All commissions minus commissions taken back. */
  totalEarnings: Dong,
  /** The part of reversals that the balance did not cover. */
  owed: Dong,
})
export type CustomerDetails = z.infer<typeof CustomerDetails>

const UserId = z.strictObject({ id: Id })
const ownersOnly = { access: 'operator', right: 'owner' } as const
const onCustomer = {
  method: 'POST',
  access: 'operator',
  right: 'customers',
  params: UserId,
  body: AccountReason,
} as const
const OneCustomer = z.strictObject({ customer: Customer })

export const accountsOperator = {
  payees: endpoint({
    method: 'GET',
    path: '/operator/payees',
    summary: 'Find whom money is for, by name, email, phone, Telegram or ID; four at most',
    access: 'operator',
    right: 'money',
    query: z.object({
      q: requiredText(100),
    }),
    data: z.strictObject({ items: z.array(Customer) }),
  }),
  staff: endpoint({
    ...ownersOnly,
    method: 'GET',
    path: '/operator/staff',
    summary: 'List operators and their rights, owners first',
    data: z.strictObject({ items: z.array(StaffMember) }),
  }),
  saveStaff: endpoint({
    ...ownersOnly,
    method: 'PUT',
    path: '/operator/staff/{id}',
    summary: 'Make an active account an operator, or change an operator’s rights',
    freshSignIn: true,
    params: UserId,
    body: StaffGrant,
    data: z.strictObject({ member: StaffMember }),
    refusals: ['NOT_FOUND', 'CONFLICT', 'LAST_OWNER', 'IS_PARTNER'],
  }),
  removeStaff: endpoint({
    ...ownersOnly,
    method: 'DELETE',
    path: '/operator/staff/{id}',
    summary: 'Make an operator a customer again; ends all their sessions',
    freshSignIn: true,
    params: UserId,
    data: z.null(),
    refusals: ['NOT_FOUND', 'LAST_OWNER'],
  }),
  customer: endpoint({
    method: 'GET',
    path: '/operator/customers/{id}',
    summary: 'Get an account with its contacts, sessions and referrals; those of other staff are for owners',
    access: 'operator',
    right: 'customers',
    params: UserId,
    data: CustomerDetails,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
  block: endpoint({
    ...onCustomer,
    path: '/operator/customers/{id}/block',
    summary:
      'Block an account, end all its sessions, and say what becomes of its orders, payouts and transfers; of a blocked one, say it anew. Refunding takes the right to orders, refusing that to money; only owners can block operators',
    body: Block,
    data: OneCustomer,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN', 'LAST_OWNER'],
  }),
  unblock: endpoint({
    ...onCustomer,
    path: '/operator/customers/{id}/unblock',
    summary: 'Unblock an account; it is what it was before',
    data: OneCustomer,
    refusals: ['NOT_FOUND', 'CONFLICT', 'FORBIDDEN'],
  }),
  endSessions: endpoint({
    ...onCustomer,
    path: '/operator/customers/{id}/end-sessions',
    summary: 'End all sessions of an account',
    data: z.strictObject({ ended: z.int() }),
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
  }),
}
