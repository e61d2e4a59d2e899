import type { User } from '@runmart/contract/accounts'
import { call } from './api.ts'
import { expireSession, isExpired, isExpiring } from './expire-session.ts'
import { become, currentSession, forgetData, forgetUser } from './session-state.ts'
import { tokens } from './tokens.ts'

export { type Session, useSession } from './session-state.ts'

/** Fetched when somebody is signed in: the sign-in page is shown without the contract's schemas. */
const endpoints = () => import('@runmart/contract/accounts')

let started: Promise<void> | null = null
let leaving = false

/** Finds out once who is signed in, and from then on follows what other tabs do. */
export function startSession(): Promise<void> {
  started ??= follow()
  return started
}

function follow(): Promise<void> {
  tokens.onChange(() => {
    const somebody = tokens.access() !== null
    if (!somebody && !isExpiring()) forgetUser()
    // Another tab signed in. A mere renewal changes nothing about who this is.
    if (somebody && !currentSession().user) void loadUser()
  })
  return loadUser()
}

/**
 * Asks who this is. A refusal clears the tokens and the user, as the specification wants. A server that cannot be
 * reached or is ailing has refused nobody: signing people out at every network gap would only cost them their work,
 * so then the tokens stay and the page offers to try again.
 */
export async function loadUser(): Promise<void> {
  if (!tokens.access() && !tokens.refresh()) {
    // An expired session leaves in its own time, once it has said so.
    if (!isExpiring()) become({ user: null, loading: false, error: null })
    return
  }
  become({ loading: true, error: null })
  try {
    const { accounts } = await endpoints()
    const answer = await call(accounts.me)
    if (answer.success) become({ user: answer.data.user, loading: false })
    else if (isExpired(answer)) expireSession()
    else if (answer.status === 401 || answer.status === 403) tokens.clear()
    else become({ loading: false, error: 'unreachable' })
  } catch {
    become({ loading: false, error: 'unreachable' })
  }
}

/** Starts the session that signing in has given. */
export function signIn(given: { accessToken: string; refreshToken: string; user: User }): void {
  leaving = false
  forgetData()
  become({ user: given.user, loading: false, error: null })
  tokens.keep(given)
}

/** The user changed: the profile was saved, two-factor was switched. */
export function replaceUser(user: User): void {
  become({ user })
}

/** Ends the session here, in all tabs and on the server; the last is not waited for. */
export function signOut(): void {
  const refreshToken = tokens.refresh()
  leaving = true
  tokens.clear()
  if (refreshToken) tellServer(refreshToken).catch(() => {})
}

async function tellServer(refreshToken: string): Promise<void> {
  const { accounts } = await endpoints()
  await call(accounts.logout, { body: { refreshToken } })
}

/** Whether the person signed out in this tab: then there is no page to come back to. */
export function leftOnPurpose(): boolean {
  return leaving
}
