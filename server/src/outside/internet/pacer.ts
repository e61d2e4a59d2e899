import { setTimeout as sleep } from 'node:timers/promises'

/** Waits for the next slot; the signal ends the waiting, and the slot is lost. */
type Pace = (signal: AbortSignal) => Promise<void>

/** Admits this many per second, evenly and in order of arrival. */
export function pacer(perSecond: number): Pace {
  const gap = 1_000 / perSecond
  let next = 0
  return async (signal) => {
    const now = performance.now()
    const turn = Math.max(now, next)
    next = turn + gap
    if (turn > now) await sleep(turn - now, undefined, { signal }).catch(() => {})
  }
}

/** One pace per host; drops unused ones after a while. */
export function hostPacer(perSecond: number): (host: string, signal: AbortSignal) => Promise<void> {
  const paces = new Map<string, { pace: Pace; usedAt: number }>()
  return (host, signal) => {
    const now = performance.now()
    if (paces.size > 10_000) for (const [name, { usedAt }] of paces) if (now - usedAt > 60_000) paces.delete(name)
    const known = paces.get(host) ?? { pace: pacer(perSecond), usedAt: now }
    known.usedAt = now
    paces.set(host, known)
    return known.pace(signal)
  }
}
