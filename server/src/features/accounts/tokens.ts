import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Claims } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'

const ISSUER = 'runmart'
const PURPOSES = { session: 'access', view: 'view' }
/** The only header that the shop issues: a token with another algorithm is foreign. */
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
 * Reads a token that this shop signed; refuses others, expired ones with a code of their own. Every request begins
 * here: this check takes a tenth of a general library's time.
 */
export function readAccessToken(token: string, secret: string): Claims {
  const [header, payload = '', signature = '', more] = token.split('.')
  const expected = sign(`${header}.${payload}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (header !== HEADER || more !== undefined || given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal('UNAUTHENTICATED')
  const decoded = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Partial<TokenPayload>
  const { sub, sid, exp } = decoded
  // The shop never issues one for later, but must respect `nbf`.
  const isEarly = decoded.nbf !== undefined && decoded.nbf * 1000 > Date.now()
  const isView = decoded.use === PURPOSES.view
  const isOurs = decoded.iss === ISSUER && (decoded.use === PURPOSES.session || isView) && !isEarly
  if (!isOurs || typeof sub !== 'string' || typeof sid !== 'string' || typeof exp !== 'number')
    throw new Refusal('UNAUTHENTICATED')
  if (exp * 1000 <= Date.now()) throw new Refusal('TOKEN_EXPIRED')
  return { userId: sub, sessionId: sid, expiresAt: exp * 1000, isView }
}

/** Whether a header claims to carry a viewing token; a forged one only harms its sender. */
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

export function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The one successor of a token. Computed, not random: simultaneous refreshes of two tabs, or retries, get the same
 * successor, although the database stores only hashes.
 */
export function nextRefreshToken(refreshToken: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh successor\n${refreshToken}`).digest('base64url')
}
