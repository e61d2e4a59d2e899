import type { GoogleVerifier } from '#outside/google/verify-token.ts'
import type { SecretsKeys } from '#platform/sealed.ts'
import type { UserShop } from './get-user.ts'

/** What the use cases of accounts need besides the database: secrets, lifetimes, Google. */
export type AccountDependencies = UserShop & {
  tokenSecret: string
  secretsKeys: SecretsKeys
  accessTokenSeconds: number
  refreshTokenSeconds: number
  rateLimits: boolean
  /** null: Google is not configured. */
  google: GoogleVerifier | null
  /** Operators need two-factor, except in a demo shop. */
  operatorsNeedTwoFactor: boolean
}
