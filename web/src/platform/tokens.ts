import { storedValue } from './stored-value.ts'
import { leaveView } from './view.ts'

const MARGIN_SECONDS = 60

type Times = { exp: number; iat?: number }

const access = storedValue('accessToken')
const refresh = storedValue('refreshToken')
const received = storedValue('accessTokenReceivedAt')

/** The two tokens of the session, shared by all tabs through local storage. */
export const tokens = {
  access: access.get,
  refresh: refresh.get,
  /** In milliseconds of this machine's clock. */
  receivedAt: () => Number(received.get()) || null,
  store(pair: { accessToken: string; refreshToken: string }): void {
    received.set(String(Date.now()))
    refresh.set(pair.refreshToken)
    access.set(pair.accessToken)
  },
  /** Drops a refused refresh token. The access token may be valid a little longer. */
  dropRefresh: refresh.clear,
  clear(): void {
    // Ends the operator's view, not their session.
    if (leaveView()) return
    refresh.clear()
    received.clear()
    access.clear()
  },
  onChange: access.onChange,
}

/** The issue and expiry times of a token. Null for an unreadable one, which the server judges. */
export function tokenTimes(token: string): Times | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp, iat } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Partial<Times>
    return typeof exp === 'number' ? { exp, ...(typeof iat === 'number' && { iat }) } : null
  } catch {
    return null
  }
}

/**
 * The end of a token in milliseconds of this machine's clock. Counts from the arrival of the token. A clock that is an
 * hour off must neither renew at every call nor miss the end.
 */
export function tokenEnd(token: string, receivedAt: number | null): number | null {
  const times = tokenTimes(token)
  if (!times) return null
  return receivedAt !== null && times.iat !== undefined ? receivedAt + (times.exp - times.iat) * 1000 : times.exp * 1000
}

/** Whether to renew a token: a minute before its end, or at three quarters of a very short life. */
export function renewalDue(token: string, receivedAt: number | null, now: number): boolean {
  const times = tokenTimes(token)
  const end = tokenEnd(token, receivedAt)
  if (!times || end === null) return false
  const life = times.iat === undefined ? Number.POSITIVE_INFINITY : times.exp - times.iat
  return now >= end - Math.min(MARGIN_SECONDS, life / 4) * 1000
}
