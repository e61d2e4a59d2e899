import { callLimits } from '@runmart/contract/endpoint'
import { Refusal } from '../refusal.ts'

type Kind = keyof typeof callLimits
type Call = { method: string; query: unknown }

const WINDOW_MS = 60_000
/** Limits the memory: with more users in a minute, all counts restart. */
const MAX_USERS = 50_000

/**
 * Limits the calls of each signed-in user to this process, over all endpoints. It counts in memory, because every
 * request passes here. Limits of endpoints hold exactly and for all processes.
 */
export class CallLimits {
  #counts = new Map<string, Record<Kind, number>>()
  #windowEnds = 0

  /** Counts a call or refuses it above the limit. Refused calls do not count. */
  count(userId: string, call: Call, now = performance.now()): void {
    if (now >= this.#windowEnds || this.#counts.size >= MAX_USERS) {
      this.#counts = new Map()
      this.#windowEnds = now + WINDOW_MS
    }
    const counts = this.#counts.get(userId) ?? { reads: 0, writes: 0, searches: 0, downloads: 0 }
    this.#counts.set(userId, counts)
    const kinds = kindsOf(call)
    for (const kind of kinds)
      if (counts[kind] >= callLimits[kind])
        throw new Refusal('RATE_LIMITED', { retryAfterSeconds: Math.ceil((this.#windowEnds - now) / 1000) })
    for (const kind of kinds) counts[kind]++
  }
}

function kindsOf({ method, query }: Call): Kind[] {
  if (method !== 'GET') return ['writes']
  const { q, format } = query as { q?: unknown; format?: unknown }
  const kinds: Kind[] = ['reads']
  if (q) kinds.push('searches')
  if (format && format !== 'json') kinds.push('downloads')
  return kinds
}
