import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Claims } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'

const ISSUER = 'runmart'
const PURPOSES = { session: 'access', view: 'view' }
/** The only header we issue: a token that names another algorithm is not ours. */
const HEADER = encode({ alg: 'HS256' })

type TokenPayload = { iss: string; use: string; sub: string; sid: string; exp: number; nbf: number }

type Named = Pick<Claims, 'userId' | 'sessionId'>

/** A short-lived token that names the user and the session. */
export function makeAccessToken(claims: Named, secret: string, seconds: number): string {
  return makeToken(PURPOSES.session, claims, secret, seconds)
}

/** A token that names a customer and an operator's view of them. */
export function makeViewToken(claims: Named, secret: string, seconds: number): string {
  return makeToken(PURPOSES.view, claims, secret, seconds)
}

function makeToken(use: string, { userId, sessionId }: Named, secret: string, seconds: number): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = { sid: sessionId, use, iss: ISSUER, sub: userId, iat: now, exp: now + seconds }
  const signed = `${HEADER}.${encode(payload)}`
  return `${signed}.${sign(signed, secret).toString('base64url')}`
}

/**
 * Reads a token we signed; anything else is refused, an expired one by its own name. Every request begins here, and our
 * one kind of token is checked by hand in a tenth of the time that a library for all kinds takes.
 */
export function readAccessToken(token: string, secret: string): Claims {
  const [header, payload = '', signature = '', more] = token.split('.')
  const expected = sign(`${header}.${payload}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (header !== HEADER || more !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal('UNAUTHENTICATED')
  const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Partial<TokenPayload>
  const { sub, sid, exp } = decoded
  // We never issue one for later, but `nbf` must be respected.
  const isEarly = decoded.nbf !== undefined && decoded.nbf * 1000 > Date.now()
  const isView = decoded.use === PURPOSES.view
  const isOurs = decoded.iss === ISSUER && (decoded.use === PURPOSES.session || isView) && !isEarly
  if (!isOurs || typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number')
    throw new Refusal('UNAUTHENTICATED')
  if (exp * 1000 <= Date.now()) throw new Refusal('TOKEN_EXPIRED')
  return { userId: sub, sessionId: sid, expiresAt: exp * 1000, isView }
}

/** Whether a header says that its token is for viewing; a forged one only shuts out who forged it. */
export function isViewToken(authorization: string | undefined): boolean {
  if (!authorization) return false
  const [, payload = ''] = authorization.split('.')
  try {
    return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as Partial<TokenPayload>).use === PURPOSES.view
  } catch {
    return false
  }
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function sign(text: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** The first refresh token of a session. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The one token that follows another. It is computed, not random: when two tabs refresh at once, or a response got lost,
 * both get the same successor, although only hashes are stored.
 */
export function nextRefreshToken(refreshToken: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh successor\n${refreshToken}`).digest('base64url')
}
