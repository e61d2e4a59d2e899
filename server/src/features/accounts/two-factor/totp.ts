import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
const ISSUER = 'Runmart'

/** A new secret for an authenticator app, and the address its QR code holds. */
export function makeTotp(label: string): { secret: string; uri: string } {
  const totp = new TOTP({ issuer: ISSUER, label, secret: new Secret({ size: 20 }) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The time step a code belongs to (this one, the one before or after), or null when it is not a code of this secret. */
export function stepOf(secret: string, code: string): number | null {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_SECONDS })
  const delta = totp.validate({ token: code, window: 1 })
  return delta === null ? null : Math.floor(Date.now() / 1000 / STEP_SECONDS) + delta
}
