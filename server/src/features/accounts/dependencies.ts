import type { GoogleVerifier } from '#outside/google/verify-token.ts'

/** What the use cases of accounts need besides the data: secrets, lifetimes and the way to Google. */
export type AccountDependencies = {
  tokenSecret: string
  accessTokenSeconds: number
  refreshTokenSeconds: number
  publicUrl: string
  rateLimits: boolean
  /** null: Google is not configured. */
  google: GoogleVerifier | null
  /** Operators may only work with two-factor on, but for a demo shop. */
  operatorsNeedTwoFactor: boolean
}
