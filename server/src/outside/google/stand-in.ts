import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { serveStandIn } from '../serve-stand-in.ts'

type Claims = { [Name in keyof JWTPayload]: JWTPayload[Name] | undefined }

export type GoogleStandIn = {
  jwksUrl: string
  /** An ID token as Google would issue it for this client, with some claims or the key changed. */
  idToken(claims: Claims, options?: { kid?: string; forged?: boolean; expires?: string }): Promise<string>
  /** How often clients fetched the keys. */
  fetches(): number
  close(): Promise<void>
}

/** Google's part in a sign-in, for tests and demos: signs ID tokens with RS256 and publishes the key set. */
export async function startGoogleStandIn(clientId: string): Promise<GoogleStandIn> {
  const real = await generateKeyPair('RS256')
  const other = await generateKeyPair('RS256')
  const keys = [{ ...(await exportJWK(real.publicKey)), kid: 'key-1', alg: 'RS256', use: 'sig' }]
  let fetches = 0
  const { url, close } = await serveStandIn((_, response) => {
    fetches++
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
  })
  return {
    jwksUrl: `${url}/certs`,
    idToken: (claims, { kid = 'key-1', forged = false, expires = '1h' } = {}) =>
      new SignJWT({ iss: 'https://accounts.google.com', aud: clientId, email_verified: true, ...claims } as JWTPayload)
        .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
        .setIssuedAt()
        .setExpirationTime(expires)
        .sign(forged ? other.privateKey : real.privateKey),
    fetches: () => fetches,
    close,
  }
}
