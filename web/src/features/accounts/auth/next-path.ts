import type { User } from '@runmart/contract/accounts'
import { paths } from '#platform/paths.ts'
import { storedValue } from '#platform/stored-value.ts'

// As long as the activation link is valid.
const STORED_MS = 24 * 3600 * 1000
const HERE = 'http://here'
const stored = storedValue('wishedPage')

/** The first page after signing in: the dashboard for customers, the back office for operators. */
export function homeOf({ role }: Pick<User, 'role'>): string {
  return role === 'operator' ? paths.operator : paths.dashboard
}

/** The page to open after signing in. Returns `home` unless `next` is a path of this site. */
export function safeNext(next: string | null, home: string): string {
  if (!next?.startsWith('/')) return home
  const address = URL.parse(next, HERE)
  if (address?.origin !== HERE) return home
  // Parse the result again, like the browser: `/.//evil.example` becomes `//evil.example`, which is another site.
  const path = address.pathname + address.search + address.hash
  return URL.parse(path, HERE)?.origin === HERE ? path : home
}

/** Stores the next page for the time after registering: the mailed link opens a tab that does not know it. */
export function storeNextPath(next: string | null): void {
  if (next) stored.set(`${Date.now() + STORED_MS} ${next}`)
  else stored.clear()
}

/** The stored path, unless it has expired. */
export function storedNextPath(): string | undefined {
  const [until, next] = stored.get()?.split(' ') ?? []
  return Number(until) > Date.now() ? next : undefined
}
