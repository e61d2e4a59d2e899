import type { SiteSettings } from '@runmart/contract/site'

type Google = NonNullable<SiteSettings['google']>
type Attempt = { state: string; nonce: string; next: string | null }
export type GoogleReturn = { token: string; nonce: string; next: string | null }

const STORAGE_KEY = 'googleSignIn'

/** The address of Google's sign-in page. Stores state and nonce in this tab: no other tab can use the answer. */
export function googleSignInUrl(google: Google, next: string | null): string {
  const attempt: Attempt = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), next }
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(attempt))
  const address = new URL(google.authorizeUrl)
  address.search = new URLSearchParams({
    client_id: google.clientId,
    redirect_uri: `${location.origin}/auth/google`,
    response_type: 'id_token',
    scope: 'openid email profile',
    nonce: attempt.nonce,
    state: attempt.state,
    prompt: 'select_account',
  }).toString()
  return address.href
}

/** Reads Google's answer from the fragment. Returns null if it does not match this tab's request. */
export function readGoogleReturn(fragment: string): GoogleReturn | null {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''))
  const stored = sessionStorage.getItem(STORAGE_KEY)
  sessionStorage.removeItem(STORAGE_KEY)
  const token = answer.get('id_token')
  if (!stored || !token) return null
  const attempt = JSON.parse(stored) as Attempt
  return answer.get('state') === attempt.state ? { token, nonce: attempt.nonce, next: attempt.next } : null
}
