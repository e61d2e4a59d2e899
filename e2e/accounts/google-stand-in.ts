import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export const clientId = 'runmart-e2e.apps.example'

type Person = { sub: string; email: string; name: string; verified: boolean }
export type GoogleStandIn = { url: string; signedIn: Person; stop(): void }

/** Google's part of a sign-in: its sign-in page, which always knows the person, and its public keys. */
export async function startGoogleStandIn(signedIn: Person): Promise<GoogleStandIn> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const google = { url: '', signedIn, stop: () => server.close() }

  const idToken = (nonce: string) => {
    const { sub, email, name, verified } = google.signedIn
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: 'https://accounts.google.com',
      aud: clientId,
      sub,
      email,
      email_verified: verified,
      name,
      nonce,
    }
    const parts = [
      { alg: 'RS256', kid: 'stand-in' },
      { ...claims, iat: now, exp: now + 300 },
    ]
    const signed = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
    return `${signed}.${sign('RSA-SHA256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  const server = createServer((request, answer) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://google')
    if (pathname === '/certs') {
      const key = { ...publicKey.export({ format: 'jwk' }), kid: 'stand-in', alg: 'RS256', use: 'sig' }
      answer.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [key] }))
      return
    }
    const state = searchParams.get('state') ?? ''
    const fragment = new URLSearchParams({ id_token: idToken(searchParams.get('nonce') ?? ''), state })
    answer.writeHead(302, { location: `${searchParams.get('redirect_uri')}#${fragment}` }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  google.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return google
}
