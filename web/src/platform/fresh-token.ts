import { accounts } from '@runmart/contract/accounts'
import { createClient } from '@runmart/contract/client'
import { apiBase } from './config.ts'
import { chosenLanguage } from './language.tsx'
import { browserTimeZone } from './time-zone.ts'
import { renewalDue, tokenEnd, tokens } from './tokens.ts'
import { currentView } from './view.ts'

/** The access token to send, renewed first when it is about to expire. */
export async function freshToken(): Promise<string | null> {
  // A view has a token of its own, which is not renewed.
  return currentView()?.token ?? (due() ? oneAtATime(renew) : tokens.access())
}

function due(): boolean {
  if (!tokens.refresh()) return false
  const token = tokens.access()
  return token === null || renewalDue(token, tokens.receivedAt(), Date.now())
}

async function renew(): Promise<string | null> {
  const refreshToken = tokens.refresh()
  // Another tab may have renewed, or signed out, while this one waited for its turn.
  if (!due() || !refreshToken) return tokens.access()
  const call = createClient({
    base: apiBase(),
    language: chosenLanguage,
    accessToken: () => null,
    timeZone: browserTimeZone,
  })
  try {
    const answer = await call(accounts.refresh, { body: { refreshToken } })
    // Signing out, here or in another tab, must not be undone by an answer that was on its way.
    if (tokens.refresh() !== refreshToken) return tokens.access()
    if (answer.success) tokens.store(answer.data)
    else if (answer.status === 401 || answer.status === 403) tokens.dropRefresh()
  } catch (problem) {
    const token = tokens.access()
    const end = token && tokenEnd(token, tokens.receivedAt())
    // Unreachable: a token that is still valid will do; an expired one would make the server sign the user out.
    if (!end || end <= Date.now()) throw problem
  }
  return tokens.access()
}

let running: Promise<string | null> | null = null

/** A refresh token works once, so tabs take turns; where the browser has no locks (plain http), at least this tab does. */
function oneAtATime(work: () => Promise<string | null>): Promise<string | null> {
  running ??= turn(work).finally(() => {
    running = null
  })
  return running
}

async function turn(work: () => Promise<string | null>): Promise<string | null> {
  return navigator.locks ? navigator.locks.request('runmart-renewal', work) : work()
}
