import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.ts'

export type Listener = { close(): Promise<void> }

/**
 * Hears notifications of PostgreSQL on one connection of its own. Lost connections are made anew; `onGap` says that
 * something may have been missed meanwhile (it is also called at the first connection).
 */
export function listen(
  url: string,
  channel: string,
  log: Log,
  onPayload: (payload: string) => void,
  onGap: () => void,
): Listener {
  const closing = new AbortController()
  let current: pg.Client | null = null

  const run = async () => {
    while (!closing.signal.aborted) {
      const client = new pg.Client({ connectionString: url, keepAlive: true, application_name: `runmart ${channel}` })
      current = client
      client.on('notification', (note) => onPayload(note.payload ?? ''))
      try {
        const lost = new Promise<void>((resolve) => {
          client.on('error', () => resolve())
          client.on('end', () => resolve())
        })
        await client.connect()
        await client.query(`listen ${pg.escapeIdentifier(channel)}`)
        onGap()
        await lost
      } catch (problem) {
        log.warn({ channel, problem: (problem as Error).message }, 'cannot listen to the database yet')
      }
      await client.end().catch(() => {})
      await sleep(500, undefined, { signal: closing.signal }).catch(() => {})
    }
  }
  const running = run()

  return {
    async close() {
      closing.abort()
      await current?.end().catch(() => {})
      await running
    },
  }
}
