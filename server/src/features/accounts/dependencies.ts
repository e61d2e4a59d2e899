import type { GoogleVerifier } from '#outside/google/verify-token.ts'
import type { SecretsKeys } from '#platform/sealed.ts'

/** What the use cases of accounts need besides the database: secrets, lifetimes, Google. */
export type AccountDependencies = {
  tokenSecret: string
  secretsKeys: SecretsKeys
  accessTokenSeconds: number
  refreshTokenSeconds: number
  publicUrl: string
  /** The time zone of the back office, and of customers whose own is not known. */
  shopTimeZone: string
  rateLimits: boolean
  /** null: Google is not configured. */
  google: GoogleVerifier | null
  /** Operators need two-factor, except in a demo shop. */
  operatorsNeedTwoFactor: boolean
}
