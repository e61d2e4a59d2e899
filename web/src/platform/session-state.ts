import type { User } from '@runmart/contract/accounts'
import { useSyncExternalStore } from 'react'

/** `error`: the server could not be reached; the tokens stay, and trying again may help. */
export type Session = { user: User | null; loading: boolean; error: 'unreachable' | null }

let session: Session = { user: null, loading: true, error: null }
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in, as far as this page knows. */
export function useSession(): Session {
  return useSyncExternalStore(listen, currentSession, currentSession)
}

/** The session, outside of components. */
export function currentSession(): Session {
  return session
}

/** Changes what this page knows about who is signed in. */
export function updateSession(next: Partial<Session>): void {
  session = { ...session, ...next }
  for (const listener of listeners) listener()
}

const cleaners = new Set<() => void>()

/** Registers what clears a cache when the user changes; so the sign-in page need not load that cache. */
export function onUserChange(clean: () => void): void {
  cleaners.add(clean)
}

/** Clears every cache of the user's data. */
export function clearUserData(): void {
  for (const clean of cleaners) clean()
}

/** Nobody is signed in any more. */
export function clearUser(): void {
  clearUserData()
  updateSession({ user: null, loading: false, error: null })
}
