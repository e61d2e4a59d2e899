const MARGIN_SECONDS = 60

type Times = { exp: number; iat?: number }

/** Reads when a token was issued and when it ends; null when it is not readable (the server will say what it thinks of it). */
export function timesOf(token: string): Times | null {
  try {
    const payload = token.split('.')[1] ?? ''
    const { exp, iat } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as Partial<Times>
    return typeof exp === 'number' ? { exp, ...(typeof iat === 'number' && { iat }) } : null
  } catch {
    return null
  }
}

/**
 * When a token ends by this machine's own clock, in milliseconds. What counts is how long ago it was received: a clock
 * that is an hour off must neither renew at every call nor miss the end.
 */
export function endOf(token: string, receivedAt: number | null): number | null {
  const times = timesOf(token)
  if (!times) return null
  return receivedAt !== null && times.iat !== undefined ? receivedAt + (times.exp - times.iat) * 1000 : times.exp * 1000
}

/** Whether a token should be renewed now: a minute before its end, or at three quarters of a very short life. */
export function renewalDue(token: string, receivedAt: number | null, now: number): boolean {
  const times = timesOf(token)
  const end = endOf(token, receivedAt)
  if (!times || end === null) return false
  const life = times.iat === undefined ? Number.POSITIVE_INFINITY : times.exp - times.iat
  return now >= end - Math.min(MARGIN_SECONDS, life / 4) * 1000
}
