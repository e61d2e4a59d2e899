import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'
import { enqueue, type Job } from '#platform/jobs/job.ts'
import { findItem, type Item } from './item-queries.ts'
import { beginSending, giveUpSending, markSent, type Way } from './sending-queries.ts'

type How<Message> = {
  way: Way
  /** The job that asks for it, should it have to come again later. */
  job: Job<{ itemId: string }>
  /** What to send; null when it is not wanted any more. */
  write(tx: Tx, item: Item): Promise<Message | null>
  /** Answers when to try again, should it be too early; throws when it may not have been sent. */
  send(message: Message): Promise<Date | null>
}

/**
 * Sends news by one way, once, however many jobs ask for it and on however many nodes. Only whoever dies between sending
 * and noting it has it sent again: better twice than never.
 */
export async function sendOnce<Message>(db: Transactions, itemId: string, how: How<Message>): Promise<void> {
  const { way, job } = how
  const message = await db.transaction(async (tx) => {
    const item = await findItem(tx, itemId)
    const written = item && (await how.write(tx, item))
    if (!written) return null
    const turn = await beginSending(tx, itemId, way)
    if (turn instanceof Date) enqueue(tx, job, { itemId }, { runAt: turn })
    return turn === 'begun' ? written : null
  })
  if (message === null) return
  let later: Date | null
  try {
    later = await how.send(message)
  } catch (problem) {
    await db.transaction((tx) => giveUpSending(tx, itemId, way))
    throw problem
  }
  await db.transaction((tx) => {
    if (later === null) return markSent(tx, itemId, way)
    giveUpSending(tx, itemId, way)
    enqueue(tx, job, { itemId }, { runAt: later })
  })
}
