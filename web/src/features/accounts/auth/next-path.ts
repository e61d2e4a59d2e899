import { setting } from '#platform/setting.ts'

// As long as the link of the activation mail works.
const STORED_MS = 24 * 3600 * 1000
const stored = setting('wishedPage')

/** Where to go after signing in: only a path of our own, whatever the address says. */
export function safeNext(next: string | null, home: string): string {
  if (!next?.startsWith('/')) return home
  const address = new URL(next, 'http://here')
  return address.origin === 'http://here' ? address.pathname + address.search + address.hash : home
}

/** Stores where to go after registering: the mailed link opens a tab that knows nothing of it. */
export function storeNextPath(next: string | null): void {
  if (next) stored.set(`${Date.now() + STORED_MS} ${next}`)
  else stored.clear()
}

/** The path stored in this browser in the last day. */
export function storedNextPath(): string | undefined {
  const [until, next] = stored.get()?.split(' ') ?? []
  return Number(until) > Date.now() ? next : undefined
}
