import { setting } from '#platform/setting.ts'

const REMEMBERED_MS = 30 * 24 * 3600 * 1000
const kept = setting('referral')

/** Keeps the `ref` code of an address for 30 days; the public pages, which run no app, do the same in site.js. */
export function rememberReferral(search: string): void {
  const code = new URLSearchParams(search).get('ref')
  if (code && /^\w{1,20}$/.test(code)) kept.set(`${code} ${Date.now() + REMEMBERED_MS}`)
}

/** The referral code this browser came by in the last 30 days. */
export function keptReferral(): string | null {
  const [code, until] = kept.get()?.split(' ') ?? []
  return code && Number(until) > Date.now() ? code : null
}

/** The code has served. */
export function forgetReferral(): void {
  kept.clear()
}
