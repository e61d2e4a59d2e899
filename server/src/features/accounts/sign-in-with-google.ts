import { randomUUIDv7 } from 'node:crypto'
import type { api } from '@runmart/contract'
import { MAX_FULL_NAME } from '@runmart/contract/accounts-user'
import type { GoogleIdentity } from '#outside/google/verify-token.ts'
import { makeCode } from '#platform/codes.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import { logAfterCommit } from '#platform/http/log-after-commit.ts'
import type { HandlerInput, RequestInfo, Transactions } from '#platform/http/route.ts'
import { Refusal, refuseField } from '#platform/refusal.ts'
import type { Shop } from '#platform/shop.ts'
import { countSignInAttempt } from './login.ts'
import { deleteMailTokens } from './mail-token-queries.ts'
import { openSession, type SignedIn } from './open-session.ts'
import { isPassword } from './password.ts'
import { findReferrer } from './referral-queries.ts'
import { endUserSessions } from './sessions.ts'
import { requireOtp } from './two-factor/check-otp.ts'
import { limitWrongCodes } from './two-factor/limit-wrong-codes.ts'
import {
  clearContact,
  findUserByEmail,
  findUserByGoogle,
  insertUser,
  isUsernameTaken,
  linkGoogle,
  lockName,
  lockUser,
  type StoredUser,
} from './user-queries.ts'

/** Signs in with a Google ID token. The first time, opens an active account or links the one with that address. */
export async function signInWithGoogle(
  db: Transactions,
  { body, request }: HandlerInput<typeof api.accounts.google>,
  shop: Shop,
): Promise<Result<SignedIn>> {
  if (!shop.verifyGoogleToken) throw new Refusal('NOT_FOUND')
  const identity = await shop.verifyGoogleToken(body.token, body.nonce)
  const confirmedHash = await confirmLinking(db, identity, body.password, request, shop)
  const found = await db.transaction((tx) => findAccountOf(tx, identity))
  return limitWrongCodes(db, { userId: found?.id ?? null, otp: body.otp, request, shop }, () =>
    db.transaction(async (tx) => {
      // Serializes sign-ins per identity: two simultaneous first ones must find the same account.
      await lockName(tx, identity.sub)
      const userId =
        (await findUserByGoogle(tx, identity.sub))?.id ??
        (await linkOrCreate(tx, identity, { referralCode: body.referralCode, confirmedHash }, request))
      const { status, totpEnabled } = await lockUser(tx, userId)
      if (status === 'blocked') throw new Refusal('ACCOUNT_BLOCKED')
      // The account closed after the lookup.
      if (status === 'closed') throw new Refusal('BAD_CREDENTIALS')
      // The identity moved to another account after the lookup: the limit of wrong codes would count for the wrong one.
      if (totpEnabled && userId !== found?.id) throw new Refusal('CONFLICT')
      await requireOtp(tx, userId, body.otp, shop.secretsKeys)
      return { data: await openSession(tx, userId, request, shop) }
    }),
  )
}

/** The account of this identity, or the one to link to it. */
async function findAccountOf(tx: Tx, { sub, email }: GoogleIdentity): Promise<StoredUser | null> {
  return (await findUserByGoogle(tx, sub)) ?? (await findUserByEmail(tx, email))
}

/**
 * Linking an active account with a password requires that password: a stranger may have registered the address. Returns
 * the confirmed hash; guesses count as sign-in attempts.
 */
async function confirmLinking(
  db: Transactions,
  identity: GoogleIdentity,
  password: string | undefined,
  request: RequestInfo,
  shop: Shop,
): Promise<string | null> {
  if (password === undefined) return null
  const user = await db.transaction((tx) => findUserByEmail(tx, identity.email))
  if (!identity.emailVerified || !user) return null
  const attempt = await countSignInAttempt(db, user, request, shop.rateLimits)
  if (!(await isPassword(user.passwordHash, password))) {
    request.log.warn({ event: 'google-link-refused', userId: user.id, address: request.address }, 'account')
    throw refuseField('password', 'passwordWrong')
  }
  await attempt.succeeded()
  return user.passwordHash
}

/** Trusts only addresses that Google has verified. */
async function linkOrCreate(
  tx: Tx,
  identity: GoogleIdentity,
  { referralCode, confirmedHash }: { referralCode: string | undefined; confirmedHash: string | null },
  request: RequestInfo,
): Promise<string> {
  if (!identity.emailVerified) throw new Refusal('BAD_CREDENTIALS')
  const found = await findUserByEmail(tx, identity.email)
  if (!found) return createUser(tx, identity, referralCode, request)
  const existing = await lockUser(tx, found.id)
  // The account has another Google identity: the address changed hands, the account did not.
  if (existing.googleSub) throw new Refusal('BAD_CREDENTIALS')
  const unproven = existing.status === 'inactive'
  if (!unproven && existing.passwordHash !== confirmedHash) throw new Refusal('PASSWORD_REQUIRED')
  await linkGoogle(tx, existing.id, identity.sub, unproven)
  await deleteMailTokens(tx, existing.id, 'reset')
  if (unproven) {
    await clearContact(tx, existing.id)
    await endUserSessions(tx, existing.id, {})
    await deleteMailTokens(tx, existing.id, 'activate')
  }
  logAfterCommit(tx, request, 'google-linked', { userId: existing.id })
  return existing.id
}

async function createUser(
  tx: Tx,
  identity: GoogleIdentity,
  referralCode: string | undefined,
  request: RequestInfo,
): Promise<string> {
  const id = randomUUIDv7()
  const isNew = await insertUser(tx, {
    id,
    username: await freeUsername(tx, identity.email),
    email: identity.email,
    passwordHash: null,
    language: request.language,
    referralCode: makeCode('', 8),
    referredBy: referralCode ? await findReferrer(tx, referralCode) : null,
    status: 'active',
    googleSub: identity.sub,
    // Never cuts a name: leaves a long one for the customer to fill in.
    fullName: identity.name.length > MAX_FULL_NAME ? '' : identity.name,
  })
  // A simultaneous registration took this address; the next attempt finds and links it.
  if (!isNew) throw new Refusal('CONFLICT')
  logAfterCommit(tx, request, 'registered', { by: 'google', userId: id })
  return id
}

async function freeUsername(tx: Tx, email: string): Promise<string> {
  const preferred = (email.split('@')[0] ?? '')
    .replace(/[^a-zA-Z0-9_.]/g, '')
    .slice(0, 20)
    .padEnd(3, '_')
  return (await isUsernameTaken(tx, preferred)) ? `${preferred}_${makeCode('', 6).toLowerCase()}` : preferred
}
