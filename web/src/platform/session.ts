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

/** Loads the signed-in user once, then follows the other tabs. */
export function startSession(): Promise<void> {
  started ??= followTokens()
  return started
}

function followTokens(): Promise<void> {
  tokens.onChange(() => {
    const signedIn = tokens.access() !== null
    // A late answer must not bring the user back.
    if (!signedIn) latestLoad += 1
    if (!signedIn && !isExpiring()) clearUser()
    // Another tab signed in. A renewal does not change the user.
    if (signedIn && !currentSession().user) void loadUser()
  })
  return loadUser()
}

/**
 * Loads the signed-in user. A refusal clears the tokens and the user, as the specification requires. If the server
 * fails or is unreachable, the tokens stay and the page offers another try. Signing out at every network gap would cost
 * people their work.
 */
export async function loadUser(): Promise<void> {
  if (!tokens.access() && !tokens.refresh()) {
    // An expired session leaves by itself after its toast.
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

/** Starts the session of a successful sign-in. */
export function signIn(given: { accessToken: string; refreshToken: string; user: User }): void {
  signedOut = false
  latestLoad += 1
  clearUserData()
  updateSession({ user: given.user, loading: false, error: null })
  tokens.store(given)
}

/** Shows a changed user, such as after saving the profile. A person who signed out meanwhile stays signed out. */
export function replaceUser(user: User): void {
  const { user: before, loading } = currentSession()
  if (before?.id !== user.id) return
  updateSession({ user })
  // A pending answer may be older than the change and would undo it.
  if (loading) void loadUser()
}

/** Ends the session in all tabs and on the server, without waiting for the server. */
export function signOut(): void {
  // Ends only the view; the operator stays signed in.
  if (leaveView()) return
  const refreshToken = tokens.refresh()
  signedOut = true
  tokens.clear()
  if (refreshToken) endOnServer(refreshToken).catch(() => {})
}

async function endOnServer(refreshToken: string): Promise<void> {
  await call(accounts.logout, { body: { refreshToken } })
}

/** Whether the person signed out in this tab: then the sign-in leads to no former page. */
export function hasSignedOut(): boolean {
  return signedOut
}
