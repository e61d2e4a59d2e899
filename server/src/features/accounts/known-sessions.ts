import { Batcher } from '#platform/batcher.ts'
import type { Reader } from '#platform/db/reader.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Claims } from '#platform/http/route.ts'
import type { Hub } from '#platform/live/hub.ts'
import { findLiveSessions, type LiveSession } from './session-queries.ts'

const KNOWN_MS = 3_000
const MOST = 10_000

const MOST_TOGETHER = 64

const ofThisProcess = new Set<KnownSessions>()

/**
 * Sessions that this process has just loaded, for requests that only read. An entry expires after seconds, and when the
 * session or its user changes. While the notification channel is silent, no entry is valid.
 */
export class KnownSessions {
  readonly #channel: Pick<Hub, 'isCurrent'>
  readonly #known = new Map<string, { session: LiveSession; until: number }>()
  readonly #knownMs: number
  /** Counts removals: a lookup that ran during one may have read older data, and is not stored. */
  #forgotten = 0
  readonly #lookUps = new Batcher<LookUp, LiveSession | null>(lookUp, { size: MOST_TOGETHER })

  constructor(channel: Pick<Hub, 'isCurrent' | 'onSessionsChanged'>, knownMs = KNOWN_MS) {
    this.#channel = channel
    this.#knownMs = knownMs
    channel.onSessionsChanged((userId) => this.forget(userId))
    ofThisProcess.add(this)
  }

  /** The session, if the entry is certainly valid. */
  find(id: string): LiveSession | null {
    const known = this.#known.get(id)
    return known && performance.now() < known.until && this.#channel.isCurrent() ? known.session : null
  }

  /** Loads the session, batched with other lookups, and stores it. */
  async load(reader: Reader, { sessionId }: Claims): Promise<LiveSession | null> {
    const [forgotten, until] = [this.#forgotten, performance.now() + this.#knownMs]
    const session = await this.#lookUps.add({ reader, sessionId })
    this.#known.delete(sessionId)
    if (session && forgotten === this.#forgotten) this.#known.set(sessionId, { session, until })
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size > MOST) this.#known.delete(oldest)
    return session
  }

  /** Removes the sessions of a user, or all. */
  forget(userId: string | null): void {
    this.#forgotten += 1
    for (const [id, { session }] of this.#known)
      if (userId === null || session.userId === userId) this.#known.delete(id)
  }
}

type LookUp = { reader: Reader; sessionId: string }

async function lookUp(asked: readonly LookUp[]): Promise<(LiveSession | null)[]> {
  const ids = asked.map(({ sessionId }) => sessionId)
  const found = asked[0] ? await findLiveSessions(asked[0].reader, ids) : []
  const sessions = new Map(found.map((it) => [it.id, it]))
  return ids.map((id) => sessions.get(id) ?? null)
}

/** Removes a user's sessions in this process right after the commit; other nodes follow by notification. */
export function forgetSessions(tx: Tx, userId: string): void {
  tx.afterCommit(() => {
    for (const sessions of ofThisProcess) sessions.forget(userId)
  })
}
