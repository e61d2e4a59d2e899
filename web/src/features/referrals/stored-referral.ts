import { storedValue } from '#platform/stored-value.ts'

const STORED_MS = 30 * 24 * 3600 * 1000
const stored = storedValue('referral')

/** Stores the `ref` code of an address for 30 days; the public pages, which run no app, do the same in site.js. */
export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get('ref')
  if (code && /^\w{1,20}$/.test(code)) stored.set(`${code} ${Date.now() + STORED_MS}`)
}

/** The referral code of a link that the visitor opened in the last 30 days; null without one. */
export function storedReferral(): string | null {
  const [code, until] = stored.get()?.split(' ') ?? []
  return code && Number(until) > Date.now() ? code : null
}

/** Deletes the code once an account was made with it. */
export function clearReferral(): void {
  stored.clear()
}
