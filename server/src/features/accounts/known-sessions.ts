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
 * Sessions that this process has just looked up, for requests that only read. Each is forgotten after a few seconds, when
 * it ends or its user changes, and none is believed while the channel that tells so is silent.
 */
export class KnownSessions {
  readonly #channel: Pick<Hub, 'isCurrent'>
  readonly #known = new Map<string, { session: LiveSession; until: number }>()
  readonly #knownMs: number
  /** How often something was forgotten: what was looked up meanwhile may be older than that. */
  #forgotten = 0
  readonly #lookUps = new Batcher<LookUp, LiveSession | null>(lookUp, { size: MOST_TOGETHER })

  constructor(channel: Pick<Hub, 'isCurrent' | 'onSessionsChanged'>, knownMs = KNOWN_MS) {
    this.#channel = channel
    this.#knownMs = knownMs
    channel.onSessionsChanged((userId) => this.forget(userId))
    ofThisProcess.add(this)
  }

  /** The session, if this process knows it for certain. */
  find(id: string): LiveSession | null {
    const known = this.#known.get(id)
    return known && performance.now() < known.until && this.#channel.isCurrent() ? known.session : null
  }

  /** Looks the session up, together with others that are asked for, and knows it from then on. */
  async load(reader: Reader, { sessionId }: Claims): Promise<LiveSession | null> {
    const [forgotten, until] = [this.#forgotten, performance.now() + this.#knownMs]
    const session = await this.#lookUps.add({ reader, sessionId })
    this.#known.delete(sessionId)
    if (session && forgotten === this.#forgotten) this.#known.set(sessionId, { session, until })
    const [oldest] = this.#known.keys()
    if (oldest !== undefined && this.#known.size > MOST) this.#known.delete(oldest)
    return session
  }

  /** Forgets the sessions of a user, or all. */
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

/** Forgets a user's sessions in this process as soon as the transaction is committed; others hear of it a moment later. */
export function forgetSessions(tx: Tx, userId: string): void {
  tx.afterCommit(() => {
    for (const sessions of ofThisProcess) sessions.forget(userId)
  })
}
