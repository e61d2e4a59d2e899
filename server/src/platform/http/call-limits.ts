import { callLimits } from '@runmart/contract/endpoint'
import { Refusal } from '../refusal.ts'

type Kind = keyof typeof callLimits
type Call = { method: string; query: unknown }

const WINDOW_MS = 60_000
/** Keeps the memory small; with more in one minute, all counts begin anew. */
const MAX_USERS = 50_000

/**
 * Limits what each signed-in user asks of this process, whatever the endpoint. It stands on every request's way and is
 * therefore counted in memory; what must hold exactly and for all processes is a limit of the endpoint.
 */
export class CallLimits {
  #counts = new Map<string, Record<Kind, number>>()
  #windowEnds = 0

  /** Counts a call, or refuses one too many. A refused one does not count. */
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
