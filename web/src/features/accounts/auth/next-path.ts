import type { User } from '@runmart/contract/accounts'
import { paths } from '#platform/paths.ts'
import { storedValue } from '#platform/stored-value.ts'

// As long as the link of the activation mail works.
const STORED_MS = 24 * 3600 * 1000
const HERE = 'http://here'
const stored = storedValue('wishedPage')

/** Where somebody begins who wished for no other page: customers with their own, operators with what waits for them. */
export function homeOf({ role }: Pick<User, 'role'>): string {
  return role === 'operator' ? paths.operator : paths.dashboard
}

/** Where to go after signing in: only a path of our own, whatever the address says. */
export function safeNext(next: string | null, home: string): string {
  if (!next?.startsWith('/')) return home
  const address = URL.parse(next, HERE)
  if (address?.origin !== HERE) return home
  // Parsed once more, as the browser will: `/.//evil.example` becomes `//evil.example`, which is another site's.
  const path = address.pathname + address.search + address.hash
  return URL.parse(path, HERE)?.origin === HERE ? path : home
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
