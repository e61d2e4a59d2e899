import type pg from 'pg'

const GATHER_MS = 40
export const OUTBOX_CHANNEL = 'runmart_outbox'

/** Wakes the relay: one notification for all commits of a few milliseconds, outside of any transaction. */
export function createOutboxNotifier(pool: pg.Pool): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      // A lost notification only costs time: the relay also polls.
      if (!pool.ending) pool.query(`select pg_notify('${OUTBOX_CHANNEL}', '')`).catch(() => {})
    }, GATHER_MS)
  }
}
