import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { Refusal } from '#platform/refusal.ts'

export type GoogleIdentity = { sub: string; email: string; emailVerified: boolean; name: string }
export type GoogleVerifier = (idToken: string, nonce: string | undefined) => Promise<GoogleIdentity>

declare module '#platform/shop.ts' {
  interface Shop {
    /** null: Google is not configured. */
    verifyGoogleToken: GoogleVerifier | null
  }
}

/** Checks ID tokens against Google's published keys, or those of the configured address. */
export function googleVerifier(settings: { clientId: string; jwksUrl: string }): GoogleVerifier {
  const keys = createRemoteJWKSet(new URL(settings.jwksUrl), { timeoutDuration: 5_000, cooldownDuration: 10_000 })
  return async (idToken, nonce) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        issuer: ['https://accounts.google.com', 'accounts.google.com'],
        audience: settings.clientId,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp', 'iat', 'email'],
        clockTolerance: 60,
      })
      if (nonce !== undefined && payload.nonce !== nonce) throw new Refusal('BAD_CREDENTIALS')
      return {
        sub: String(payload.sub),
        email: String(payload.email),
        emailVerified: payload.email_verified === true,
        name: typeof payload.name === 'string' ? payload.name : '',
      }
    } catch (problem) {
      // A wrong token is the caller's fault; an unreachable key set is not.
      const isTokens =
        problem instanceof errors.JOSEError && !(problem instanceof errors.JWKSTimeout) && !isFetchFailure(problem)
      throw new Refusal(isTokens || problem instanceof Refusal ? 'BAD_CREDENTIALS' : 'UNAVAILABLE')
    }
  }
}

/** jose reports an answer that is not a key set by its most general error. */
function isFetchFailure(problem: errors.JOSEError): boolean {
  return problem.code === 'ERR_JOSE_GENERIC'
}
