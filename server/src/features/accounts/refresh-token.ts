import { createHmac, randomBytes } from 'node:crypto'

/** The first refresh token of a session. */
export function makeRefreshToken(): string {
  return randomBytes(32).toString('base64url')
}

/**
 * The one token that follows another. It is computed, not drawn: when two tabs renew at once, or an answer got lost,
 * both get the same successor, although we keep nothing but hashes.
 */
export function successorOf(refreshToken: string, secret: string): string {
  return createHmac('sha256', secret).update(`refresh successor\n${refreshToken}`).digest('base64url')
}
