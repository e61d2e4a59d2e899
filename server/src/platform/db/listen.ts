import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

/** The interval of the heartbeat, how long an answer counts, and the silence after which it cuts the connection. */
const ASK_MS = 500
const COUNTS_MS = 2_000
const SILENT_MS = 10_000

export type Listener = {
  /** Whether it has received all notifications up to a moment ago. False while the connection does not answer. */
  isCurrent(): boolean
  close(): Promise<void>
}

/**
 * Receives notifications of PostgreSQL on its own connection, and reconnects after a loss. It calls `onGap` when it may
 * have missed some, also at the first connection.
 */
export function listen(
  url: string,
  log: Log,
  channels: Readonly<Record<string, (payload: string) => void>>,
  onGap: () => void,
): Listener {
  const closing = new AbortController()
  const names = Object.keys(channels)
  let current: pg.Client | null = null
  let answeredAt = Number.NEGATIVE_INFINITY

  const run = async () => {
    while (!closing.signal.aborted) {
      const client = new pg.Client({
        connectionString: url,
        keepAlive: true,
        query_timeout: SILENT_MS,
        application_name: `runmart ${names.join(' ')}`,
      })
      current = client
      client.on('notification', (note) => channels[note.channel]?.(note.payload ?? ''))
      try {
        const lost = new Promise<void>((resolve) => {
          client.on('error', () => resolve())
          client.on('end', () => resolve())
        })
        await client.connect()
        await client.query(names.map((name) => `listen ${pg.escapeIdentifier(name)}`).join('; '))
        onGap()
        await Promise.race([lost, keepAsking(client)])
      } catch (problem) {
        log.warn({ channels: names, problem: (problem as Error).message }, 'cannot listen to the database yet')
      }
      answeredAt = Number.NEGATIVE_INFINITY
      await client.end().catch(() => {})
      await sleep(ASK_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  /** An answer on this connection follows all earlier notifications. Throws without one. */
  async function keepAsking(client: pg.Client): Promise<void> {
    while (!closing.signal.aborted) {
      const askedAt = performance.now()
      await client.query('select')
      answeredAt = askedAt
      await sleep(ASK_MS, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  const running = run()
  return {
    isCurrent: () => performance.now() - answeredAt < COUNTS_MS,
    async close() {
      closing.abort()
      await current?.end().catch(() => {})
      await running
    },
  }
}
