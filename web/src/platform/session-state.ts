import type { User } from '@runmart/contract/accounts'
import { useSyncExternalStore } from 'react'

/** `error`: the server is unreachable. The tokens stay, and another try may help. */
export type Session = { user: User | null; loading: boolean; error: 'unreachable' | null }

let session: Session = { user: null, loading: true, error: null }
const listeners = new Set<() => void>()

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The session that this page knows. */
export function useSession(): Session {
  return useSyncExternalStore(listen, currentSession, currentSession)
}

/** As `useSession`, outside of components. */
export function currentSession(): Session {
  return session
}

/** Changes the session that this page knows. */
export function updateSession(next: Partial<Session>): void {
  session = { ...session, ...next }
  for (const listener of listeners) listener()
}

const cleaners = new Set<() => void>()

/** Registers a function that clears a cache when the user changes. The sign-in page then need not load that cache. */
export function onUserChange(clean: () => void): void {
  cleaners.add(clean)
}

/** Clears every cache of the user's data. */
export function clearUserData(): void {
  for (const clean of cleaners) clean()
}

/** Forgets the user and their data. */
export function clearUser(): void {
  clearUserData()
  updateSession({ user: null, loading: false, error: null })
}
