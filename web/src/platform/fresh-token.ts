import { accounts } from '@runmart/contract/accounts'
import { createClient } from '@runmart/contract/client'
import { apiBase } from './config.ts'
import { chosenLanguage } from './language.tsx'
import { browserTimeZone } from './time-zone.ts'
import { renewalDue, tokenEnd, tokens } from './tokens.ts'
import { currentView } from './view.ts'

/** Returns the access token, and renews one that is about to expire. */
export async function freshToken(): Promise<string | null> {
  // A view has its own token, without renewal.
  return currentView()?.token ?? (due() ? oneAtATime(renew) : tokens.access())
}

function due(): boolean {
  if (!tokens.refresh()) return false
  const token = tokens.access()
  return token === null || renewalDue(token, tokens.receivedAt(), Date.now())
}

async function renew(): Promise<string | null> {
  const refreshToken = tokens.refresh()
  // Another tab may have renewed or signed out while this one waited.
  if (!due() || !refreshToken) return tokens.access()
  const call = createClient({
    base: apiBase(),
    language: chosenLanguage,
    accessToken: () => null,
    timeZone: browserTimeZone,
  })
  try {
    const answer = await call(accounts.refresh, { body: { refreshToken } })
    // A late answer must not undo signing out, here or in another tab.
    if (tokens.refresh() !== refreshToken) return tokens.access()
    if (answer.success) tokens.store(answer.data)
    else if (answer.status === 401 || answer.status === 403) tokens.dropRefresh()
  } catch (problem) {
    const token = tokens.access()
    const end = token && tokenEnd(token, tokens.receivedAt())
    // Unreachable: a valid token will do, but an expired one would make the server sign the user out.
    if (!end || end <= Date.now()) throw problem
  }
  return tokens.access()
}

let running: Promise<string | null> | null = null

/** A refresh token works once, so tabs take turns. Without browser locks (plain http) this tab alone takes turns. */
function oneAtATime(work: () => Promise<string | null>): Promise<string | null> {
  running ??= turn(work).finally(() => {
    running = null
  })
  return running
}

async function turn(work: () => Promise<string | null>): Promise<string | null> {
  return navigator.locks ? navigator.locks.request('runmart-renewal', work) : work()
}
