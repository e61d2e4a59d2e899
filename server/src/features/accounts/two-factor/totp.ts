import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
const ISSUER = 'Runmart'

/** A new secret for an authenticator app, and the URI for its QR code. */
export function makeTotp(label: string): { secret: string; uri: string } {
  const totp = new TOTP({ issuer: ISSUER, label, secret: new Secret({ size: 20 }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step of a code: this one, the previous or the next. Returns null for a wrong code. */
export function stepOf(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS })
  const delta = totp.validate({ token: code, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta
}
