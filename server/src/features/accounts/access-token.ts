import { createSecretKey, type KeyObject } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Claims } from '#platform/http/route.ts'
import { Refusal } from '#platform/refusal.ts'

const ISSUER = 'runmart'
const PURPOSE = 'access'

/** A short-lived token that says who is calling and through which session. */
export function makeAccessToken(claims: Omit<Claims, 'expiresAt'>, secret: string, seconds: number): Promise<string> {
  return new SignJWT({ sid: claims.sessionId, use: PURPOSE })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(ISSUER)
    .setSubject(claims.userId)
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(keyOf(secret))
}

/** Reads a token we signed; anything else is refused, an expired one by its own name. */
export async function readAccessToken(token: string, secret: string): Promise<Claims> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      issuer: ISSUER,
      algorithms: ['HS256'],
      requiredClaims: ['sub', 'exp', 'iat', 'sid'],
    })
    if (payload.use !== PURPOSE) throw new Refusal('UNAUTHENTICATED')
    return { userId: String(payload.sub), sessionId: String(payload.sid), expiresAt: Number(payload.exp) * 1000 }
  } catch (problem) {
    throw new Refusal(problem instanceof errors.JWTExpired ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED')
  }
}

const keys = new Map<string, KeyObject>()

/** Made once: importing a key costs more than checking a signature with it. */
function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}
