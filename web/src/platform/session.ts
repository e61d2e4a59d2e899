import { accounts, type User } from '@runmart/contract/accounts'
import { call } from './api.ts'
import { expireSession, isExpired, isExpiring } from './expire-session.ts'
import { clearUser, clearUserData, currentSession, updateSession } from './session-state.ts'
import { tokens } from './tokens.ts'
import { leaveView } from './view.ts'

export { type Session, useSession } from './session-state.ts'

let started: Promise<void> | null = null
let signedOut = false
let latestLoad = 0

/** Loads once who is signed in, and from then on follows what other tabs do. */
export function startSession(): Promise<void> {
  started ??= followTokens()
  return started
}

function followTokens(): Promise<void> {
  tokens.onChange(() => {
    const signedIn = tokens.access() !== null
    // What was asked for while signed in must not bring the user back when it arrives.
    if (!signedIn) latestLoad += 1
    if (!signedIn && !isExpiring()) clearUser()
    // Another tab signed in. A mere renewal changes nothing about who this is.
    if (signedIn && !currentSession().user) void loadUser()
  })
  return loadUser()
}

/**
 * Loads who is signed in. A refusal clears the tokens and the user, as the specification wants. A server that cannot be
 * reached or fails has refused nobody: signing people out at every network gap would only cost them their work, so then
 * the tokens stay and the page offers to try again.
 */
export async function loadUser(): Promise<void> {
  if (!tokens.access() && !tokens.refresh()) {
    // An expired session leaves by itself, once its toast was shown.
    if (!isExpiring()) updateSession({ user: null, loading: false, error: null })
    return
  }
  latestLoad += 1
  const load = latestLoad
  updateSession({ loading: true, error: null })
  try {
    const answer = await call(accounts.me)
    if (load !== latestLoad) return
    if (answer.success) updateSession({ user: answer.data.user, loading: false })
    else if (isExpired(answer)) expireSession()
    else if (answer.status === 401 || answer.status === 403) tokens.clear()
    else updateSession({ loading: false, error: 'unreachable' })
  } catch {
    if (load === latestLoad) updateSession({ loading: false, error: 'unreachable' })
  }
}

/** Starts the session that signing in has given. */
export function signIn(given: { accessToken: string; refreshToken: string; user: User }): void {
  signedOut = false
  latestLoad += 1
  clearUserData()
  updateSession({ user: given.user, loading: false, error: null })
  tokens.store(given)
}

/** Shows a changed user: the profile was saved, two-factor was switched. Who has signed out meanwhile stays so. */
export function replaceUser(user: User): void {
  const { user: before, loading } = currentSession()
  if (before?.id !== user.id) return
  updateSession({ user })
  // What is on its way may have been read before the change, and would undo it.
  if (loading) void loadUser()
}

/** Ends the session here, in all tabs and on the server; the last is not waited for. */
export function signOut(): void {
  // Who only looks leaves; the operator stays signed in.
  if (leaveView()) return
  const refreshToken = tokens.refresh()
  signedOut = true
  tokens.clear()
  if (refreshToken) endOnServer(refreshToken).catch(() => {})
}

async function endOnServer(refreshToken: string): Promise<void> {
  await call(accounts.logout, { body: { refreshToken } })
}

/** Whether the person signed out in this tab: then there is no page to come back to. */
export function hasSignedOut(): boolean {
  return signedOut
}
