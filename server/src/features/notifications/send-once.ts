import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { enqueue, type Job } from '#platform/jobs/job.ts'
import { findItem, type Item } from './item-queries.ts'
import { beginSending, type Channel, markSent, releaseSending } from './sending-queries.ts'

type Sending<Message> = {
  way: Channel
  /** Enqueued again when it must be sent later. */
  job: Job<{ itemId: string }>
  /** What to send; null when it is no longer wanted. */
  render(tx: Tx, item: Item): Promise<Message | null>
  /** Returns when to try again, should it be too early; throws when it may not have been sent. */
  send(message: Message): Promise<Date | null>
}

/**
 * Sends a notification through one channel once, however many jobs run on however many nodes. Only a process that dies
 * between sending and marking it as sent causes a second one: better twice than never.
 */
export async function sendOnce<Message>(db: Transactions, itemId: string, sending: Sending<Message>): Promise<void> {
  const { way, job } = sending
  const message = await db.transaction(async (tx) => {
    const item = await findItem(tx, itemId)
    const rendered = item && (await sending.render(tx, item))
    if (!rendered) return null
    const turn = await beginSending(tx, itemId, way)
    if (turn instanceof Date) enqueue(tx, job, { itemId }, { runAt: turn })
    return turn === 'begun' ? rendered : null
  })
  if (message === null) return
  let later: Date | null
  try {
    later = await sending.send(message)
  } catch (problem) {
    await db.transaction((tx) => releaseSending(tx, itemId, way))
    throw problem
  }
  await db.transaction((tx) => {
    if (later === null) return markSent(tx, itemId, way)
    releaseSending(tx, itemId, way)
    enqueue(tx, job, { itemId }, { runAt: later })
  })
}
