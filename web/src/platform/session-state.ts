import type { User } from '@runmart/contract/accounts'
import { useSyncExternalStore } from 'react'

/** `error`: the server could not be asked who this is; the tokens are kept, and asking again may help. */
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

export function currentSession(): Session {
  return session
}

/** Changes what this page knows about who is signed in. */
export function become(next: Partial<Session>): void {
  session = { ...session, ...next }
  for (const listener of listeners) listener()
}

const cleaners = new Set<() => void>()

/** Lets whatever keeps data of a user throw it away when the user changes; the sign-in page then need not load it. */
export function onUserChange(clean: () => void): void {
  cleaners.add(clean)
}

/** What was shown to somebody goes with him. */
export function forgetData(): void {
  for (const clean of cleaners) clean()
}

/** Nobody is signed in any more. */
export function forgetUser(): void {
  forgetData()
  become({ user: null, loading: false, error: null })
}
