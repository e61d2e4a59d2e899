import type pg from 'pg'
import type { Tx } from '../db/tx.ts'

const GATHER_MS = 15
export const OUTBOX_CHANNEL = 'runmart_outbox'

let pool: pg.Pool | null = null
let waiting = false

/** Tells this process where to send its nudges. */
export function nudgeThrough(target: pg.Pool): void {
  pool = target
}

/** After the commit, wakes the relay: one notification for all commits of a few milliseconds, outside of any of them. */
export function nudgeAfter(tx: Tx): void {
  tx.afterCommit(nudge)
}

function nudge(): void {
  if (waiting || !pool) return
  waiting = true
  setTimeout(() => {
    waiting = false
    // A lost nudge costs nothing but time: the relay also looks by itself.
    pool?.query(`select pg_notify('${OUTBOX_CHANNEL}', '')`).catch(() => {})
  }, GATHER_MS)
}
