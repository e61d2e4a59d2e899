import type pg from 'pg'

const GATHER_MS = 40
export const OUTBOX_CHANNEL = 'runmart_outbox'

/** Wakes the relay: one notification for all commits of a few milliseconds, outside of any of them. */
export function createOutboxNotifier(pool: pg.Pool): () => void {
  let waiting = false
  return () => {
    if (waiting) return
    waiting = true
    setTimeout(() => {
      waiting = false
      // A lost notification costs nothing but time: the relay also looks by itself.
      if (!pool.ending) pool.query(`select pg_notify('${OUTBOX_CHANNEL}', '')`).catch(() => {})
    }, GATHER_MS)
  }
}
