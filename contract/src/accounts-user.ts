import * as z from 'zod/mini'
import { rights } from './accounts-rights.ts'
import { Time } from './endpoint.ts'
import { languages } from './languages.ts'
import { Dong } from './money.ts'
import { requiredText } from './required-text.ts'
import { TimeZone } from './time-zone.ts'

export { languages }
export const Language = z.enum(languages)
export type Language = (typeof languages)[number]

export const Username = z.string('required').check(z.regex(/^[a-zA-Z0-9_.]{3,30}$/, 'usernameFormat'))
export const Email = z.string('required').check(z.trim(), z.maxLength(254, 'textTooLong'), z.email('emailFormat'))
export const NewPassword = z.string('required').check(
  z.maxLength(256, 'passwordLength'),
  z.refine((word) => [...word].length >= 8 && [...word].length <= 128, 'passwordLength'),
)
export const Secret = z.string('required').check(z.minLength(1, 'required'), z.maxLength(1024, 'textTooLong'))
/** Six digits from an authenticator, or a recovery code. */
export const Otp = z
  .string('required')
  .check(z.trim(), z.regex(/^(\d{6}|[a-zA-Z0-9]{5}-?[a-zA-Z0-9]{5})$/, 'otpFormat'))
/** One line of free text; an empty one clears the field. */
export const text = (longest: number) =>
  z.string('invalid').check(z.trim(), z.maxLength(longest, 'textTooLong'), z.regex(/^\P{Cc}*$/u, 'invalid'))

export const roles = ['customer', 'operator'] as const
export const accountStatuses = ['inactive', 'active', 'blocked', 'closed'] as const

export const User = z.strictObject({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  phone: z.string(),
  telegram: z.string(),
  language: Language,
  /** The time zone of filters, charts and exports: the customer's own, or the shop's while theirs is unknown. */
  timeZone: z.string(),
  /** The time zone of days in the back office. */
  shopTimeZone: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  balance: Dong,
  referralCode: z.string(),
  referralLink: z.string(),
  joinedDate: Time,
  totalDeposit: Dong,
  totalReferrals: z.int(),
  totalEarnings: Dong,
  currentDiscount: z.int(),
  hasPassword: z.boolean(),
  twoFactor: z.boolean(),
  /** Areas that an operator may work in; empty for customers, all for an owner. */
  rights: z.array(z.enum(rights)),
  isOwner: z.boolean(),
  /** Partners have their own desk with the orders of their services. */
  isPartner: z.boolean(),
})
export type User = z.infer<typeof User>

export const OneUser = z.strictObject({ user: User })
export const SignedIn = z.strictObject({ accessToken: z.string(), refreshToken: z.string(), user: User })

export const Registration = z.strictObject({
  username: Username,
  email: Email,
  password: NewPassword,
  referralCode: z.optional(text(20)),
})
export type Registration = z.infer<typeof Registration>

export const Credentials = z.strictObject({
  email: requiredText(254),
  password: Secret,
  otp: z.optional(Otp),
})
export type Credentials = z.infer<typeof Credentials>

/**
 * The registration's password proves that the reader of the mail registered. A new password also clears two-factor and
 * contact data: a stranger may have set them.
 */
export const Activation = z.strictObject({
  token: Secret,
  password: z.optional(Secret),
  newPassword: z.optional(NewPassword),
})
export type Activation = z.infer<typeof Activation>

/** Required once, when a customer links Google to an account that has a password. */
export const LinkingPassword = z.strictObject({ password: Secret })

export const ForgottenPassword = z.strictObject({ email: Email })
export const PasswordReset = z.strictObject({ newPassword: NewPassword, token: Secret })
export type PasswordReset = z.infer<typeof PasswordReset>
export const PasswordChange = z.strictObject({ oldPassword: Secret, newPassword: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/** Long enough for names that Google supplies. */
export const MAX_FULL_NAME = 200

export const Profile = z.strictObject({
  username: z.optional(Username),
  fullName: z.optional(text(MAX_FULL_NAME)),
  phone: z.optional(text(20).check(z.regex(/^(\+?[0-9][0-9 .()-]{5,18})?$/, 'phoneFormat'))),
  telegram: z.optional(text(33).check(z.regex(/^(@?[a-zA-Z0-9_]{5,32})?$/, 'telegramFormat'))),
  language: z.optional(Language),
  timeZone: z.optional(TimeZone),
})
export type Profile = z.infer<typeof Profile>

export const Session = z.strictObject({
  id: z.string(),
  current: z.boolean(),
  address: z.string(),
  device: z.string(),
  createdAt: Time,
  lastUsedAt: Time,
})
export type Session = z.infer<typeof Session>

export const Customer = z.strictObject({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(roles),
  status: z.enum(accountStatuses),
  joinedDate: Time,
  balance: Dong,
})
export type Customer = z.infer<typeof Customer>

export const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

/** The password, for accounts that have one; Google-only accounts omit it. */
const Confirmation = z.optional(Secret)
export const PasswordProof = z.strictObject({ password: Confirmation })
export type PasswordProof = z.infer<typeof PasswordProof>
/** Exactly one of the two; `User` says which one the account has. */
export const Confirmed = z.strictObject({ password: z.optional(Secret), otp: z.optional(Otp) })
export type Confirmed = z.infer<typeof Confirmed>
export const CodeProof = z.strictObject({ otp: Otp })
export type CodeProof = z.infer<typeof CodeProof>
export const FullProof = z.strictObject({ password: Confirmation, otp: Otp })
export type FullProof = z.infer<typeof FullProof>
