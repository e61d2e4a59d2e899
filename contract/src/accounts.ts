import * as z from 'zod/mini'
import { endpoint, Nothing, Time } from './endpoint.ts'
import { languages } from './languages.ts'
import { listOf, pageQuery } from './lists.ts'
import { Dong } from './money.ts'

export { languages }
export const Language = z.enum(languages)
export type Language = (typeof languages)[number]

export const Username = z.string('required').check(z.regex(/^[a-zA-Z0-9_.]{3,30}$/, 'usernameFormat'))
export const Email = z.string('required').check(z.trim(), z.maxLength(254, 'emailFormat'), z.email('emailFormat'))
export const NewPassword = z
  .string('required')
  .check(z.refine((word) => [...word].length >= 8 && [...word].length <= 128, 'passwordLength'))
const Secret = z.string('required').check(z.minLength(1, 'required'), z.maxLength(1024, 'textTooLong'))
/** Six digits of an authenticator, or one of the recovery codes. */
export const Otp = z
  .string('required')
  .check(z.trim(), z.regex(/^(\d{6}|[a-zA-Z0-9]{5}-?[a-zA-Z0-9]{5})$/, 'otpFormat'))
/** One line of a person's own words; an empty one clears it. */
const text = (longest: number) =>
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
})
export type User = z.infer<typeof User>

const OneUser = z.strictObject({ user: User })
const SignedIn = z.strictObject({ accessToken: z.string(), refreshToken: z.string(), user: User })

export const Registration = z.strictObject({
  username: Username,
  email: Email,
  password: NewPassword,
  referralCode: z.optional(text(20)),
})
export type Registration = z.infer<typeof Registration>

export const Credentials = z.strictObject({
  email: z.string('required').check(z.trim(), z.minLength(1, 'required'), z.maxLength(254, 'textTooLong')),
  password: Secret,
  otp: z.optional(Otp),
})
export type Credentials = z.infer<typeof Credentials>

export const ForgottenPassword = z.strictObject({ email: Email })
export const PasswordReset = z.strictObject({ newPassword: NewPassword, token: Secret })
export type PasswordReset = z.infer<typeof PasswordReset>
export const PasswordChange = z.strictObject({ oldPassword: Secret, newPassword: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

export const Profile = z.strictObject({
  username: z.optional(Username),
  fullName: z.optional(text(80)),
  phone: z.optional(text(20).check(z.regex(/^(\+?[0-9][0-9 .()-]{5,18})?$/, 'phoneFormat'))),
  telegram: z.optional(text(33).check(z.regex(/^(@?[a-zA-Z0-9_]{5,32})?$/, 'telegramFormat'))),
  language: z.optional(Language),
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

/** A customer as operators find him. */
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

const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) })

/** The password of an account that has one; Google-only accounts leave it out. */
const Confirmation = z.optional(Secret)
export const PasswordProof = z.strictObject({ password: Confirmation })
export type PasswordProof = z.infer<typeof PasswordProof>
export const CodeProof = z.strictObject({ otp: Otp })
export type CodeProof = z.infer<typeof CodeProof>
export const FullProof = z.strictObject({ password: Confirmation, otp: Otp })
export type FullProof = z.infer<typeof FullProof>

export const accounts = {
  register: endpoint({
    method: 'POST',
    path: '/user/auth/register',
    summary: 'Create an account; an activation link is mailed',
    access: 'anyone',
    body: Registration,
    data: OneUser,
    refusals: ['ALREADY_USED'],
    limits: [
      { by: { field: 'email' }, attempts: 5, seconds: 3600 },
      { by: 'address', attempts: 20, seconds: 3600 },
    ],
  }),
  activate: endpoint({
    method: 'POST',
    path: '/user/auth/active',
    summary: 'Activate an account with the token of the mailed link',
    access: 'anyone',
    body: z.strictObject({ token: Secret }),
    data: OneUser,
    refusals: ['LINK_INVALID'],
    limits: [{ by: 'address', attempts: 30, seconds: 600 }],
  }),
  login: endpoint({
    method: 'POST',
    path: '/user/auth/login',
    summary: 'Sign in with e-mail or username and password',
    access: 'anyone',
    body: Credentials,
    data: SignedIn,
    refusals: ['BAD_CREDENTIALS', 'OTP_REQUIRED', 'BAD_OTP', 'ACCOUNT_BLOCKED'],
    limits: [{ by: 'address', attempts: 60, seconds: 300 }],
  }),
  google: endpoint({
    method: 'POST',
    path: '/user/auth/google',
    summary: 'Sign in with a Google ID token',
    access: 'anyone',
    body: z.strictObject({
      token: z.string('required').check(z.minLength(1, 'required'), z.maxLength(8192, 'textTooLong')),
      nonce: z.optional(text(128)),
      referralCode: z.optional(text(20)),
      otp: z.optional(Otp),
    }),
    data: SignedIn,
    refusals: ['BAD_CREDENTIALS', 'OTP_REQUIRED', 'BAD_OTP', 'ACCOUNT_BLOCKED', 'NOT_FOUND', 'UNAVAILABLE'],
    limits: [{ by: 'address', attempts: 60, seconds: 300 }],
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/user/auth/reset-password',
    summary: 'Ask for a link to choose a new password; the answer never tells whether the account exists',
    access: 'anyone',
    body: ForgottenPassword,
    data: Nothing,
    limits: [
      { by: { field: 'email' }, attempts: 3, seconds: 300 },
      { by: 'address', attempts: 20, seconds: 3600 },
    ],
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/user/auth/change-forgot-password',
    summary: 'Choose a new password with the token of the mailed link; ends all sessions',
    access: 'anyone',
    body: PasswordReset,
    data: Nothing,
    refusals: ['LINK_INVALID'],
    limits: [{ by: 'address', attempts: 30, seconds: 600 }],
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/user/auth/change-password',
    summary: 'Change the password; ends all other sessions',
    access: 'customer',
    body: PasswordChange,
    data: OneUser,
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  requestActivation: endpoint({
    method: 'GET',
    path: '/user/auth/request-active-account',
    summary: 'Mail the activation link again, at most once a minute',
    access: 'customer',
    data: Nothing,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 1, seconds: 60 }],
  }),
  me: endpoint({
    method: 'GET',
    path: '/user/auth/me',
    summary: 'The signed-in user',
    access: 'customer',
    data: OneUser,
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/user/auth/refresh',
    summary: 'Trade a refresh token for a new pair; each works once, and using one again later ends the session',
    access: 'anyone',
    body: z.strictObject({ refreshToken: Secret }),
    data: z.strictObject({ accessToken: z.string(), refreshToken: z.string() }),
    refusals: ['UNAUTHENTICATED'],
    limits: [{ by: 'address', attempts: 300, seconds: 300 }],
  }),
  logout: endpoint({
    method: 'POST',
    path: '/user/auth/logout',
    summary: 'End this session on the server',
    access: 'anyone',
    body: z.strictObject({ refreshToken: Secret }),
    data: Nothing,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/user/auth/sessions',
    summary: 'Where I am signed in',
    access: 'customer',
    data: z.strictObject({ items: z.array(Session) }),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/user/auth/sessions/{id}',
    summary: 'End one of my sessions',
    access: 'customer',
    params: z.strictObject({ id: z.string() }),
    data: Nothing,
    refusals: ['NOT_FOUND'],
  }),
  startTwoFactor: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/start',
    summary: 'Get a secret for an authenticator app; nothing changes until it is confirmed',
    access: 'active',
    body: PasswordProof,
    data: z.strictObject({ secret: z.string(), uri: z.string() }),
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  enableTwoFactor: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/enable',
    summary: 'Turn two-factor on with a first code; recovery codes are shown once',
    access: 'active',
    body: CodeProof,
    data: RecoveryCodes,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  disableTwoFactor: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/disable',
    summary: 'Turn two-factor off',
    access: 'active',
    body: FullProof,
    data: OneUser,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  renewRecoveryCodes: endpoint({
    method: 'POST',
    path: '/user/auth/two-factor/recovery-codes',
    summary: 'Make new recovery codes; the old ones stop working',
    access: 'active',
    body: FullProof,
    data: RecoveryCodes,
    refusals: ['CONFLICT'],
    limits: [{ by: 'user', attempts: 10, seconds: 300 }],
  }),
  customers: endpoint({
    method: 'GET',
    path: '/operator/customers',
    summary: 'Find customers by name or address',
    access: 'operator',
    query: z.object({ ...pageQuery, q: z.optional(text(100)) }),
    data: listOf(Customer),
  }),
  editProfile: endpoint({
    method: 'PUT',
    path: '/user/info',
    summary: 'Edit my details',
    access: 'customer',
    body: Profile,
    data: OneUser,
    refusals: ['ALREADY_USED'],
  }),
}
