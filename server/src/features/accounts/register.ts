import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import type { User } from '@runmart/contract/accounts'
import { makeCode } from '#platform/codes.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { enqueue } from '#platform/jobs/job.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { sendAccountMailJob } from './account-mails.ts'
import { toUser } from './get-user.ts'
import { hashPassword, requireStrongPassword } from './password.ts'
import { findReferrer } from './referral-queries.ts'
import { knownTimeZone } from './set-time-zone.ts'
import { findUserByEmail, insertUser, isUsernameTaken } from './user-queries.ts'

/**
 * Creates an inactive account and mails the activation link. An address with an account gets the same response and a
 * mail about it. So the form does not reveal accounts.
 */
export async function register(
  db: Transactions,
  { body, request }: HandlerInput<typeof api.accounts.register>,
  shop: Shop,
): Promise<Result<{ user: User }>> {
  requireStrongPassword('password', body.password, body)
  const passwordHash = await hashPassword(body.password)
  const user = {
    id: randomUUIDv7(),
    username: body.username,
    email: body.email,
    passwordHash,
    language: request.language,
    timeZone: knownTimeZone(request),
    referralCode: makeCode('', 8),
  }
  await db.transaction(async (tx) => {
    // Checked before the address, so that a taken username reveals nothing about the address.
    if (await isUsernameTaken(tx, body.username))
      throw new Refusal('ALREADY_USED', { fields: { username: 'usernameTaken' } })
    const referredBy = body.referralCode ? await findReferrer(tx, body.referralCode) : null
    // The referrer is final: a mistyped code would cost the referrer all commissions.
    if (body.referralCode && !referredBy) throw refuseField('referralCode', 'referralCodeUnknown')
    const isNew = await insertUser(tx, { ...user, referredBy })
    const owner = isNew ? user : await findUserByEmail(tx, body.email)
    if (owner) enqueue(tx, sendAccountMailJob, { userId: owner.id, letter: isNew ? 'activate' : 'alreadyRegistered' })
    logAfterCommit(tx, request, isNew ? 'registered' : 'registered-again', { userId: owner?.id })
  })
  const profile = {
    ...user,
    fullName: '',
    phone: '',
    telegram: '',
    role: 'customer',
    status: 'inactive',
    googleSub: null,
  } as const
  const totals = { balance: 0, deposited: 0, earned: 0, referrals: 0, discount: 0 }
  const fresh = {
    ...profile,
    totpSecret: null,
    totpEnabled: false,
    isOwner: false,
    isPartner: false,
    rights: [],
    held: [],
    joinedDate: new Date().toISOString(),
  }
  return { data: { user: toUser(fresh, shop, totals) }, notice: 'messages.registered' }
}
