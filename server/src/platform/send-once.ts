import { type Sql, sql } from './db/sql.ts'
import type { Tx } from './db/tx.ts'
import type { Transactions } from './http/route.ts'
import { enqueue, type Job } from './jobs/job.ts'

export type Channel = 'mail' | 'telegram'

/** A channel; a mail that an operator has sent again is one more, by its number. */
export type Way = Channel | `mail-${number}`

type Sending<Message, Payload> = {
  /** Where is written what went out by which channel: `item_id`, `way`, `begun_at`, `sent_at`. */
  sendings: Sql
  way: Way
  /** Enqueued again when it must be sent later. */
  job: Job<Payload>
  /** What to send; null when it is no longer wanted. */
  render(tx: Tx): Promise<Message | null>
  /** Returns when to try again, should it be too early; throws when it may not have been sent. */
  send(message: Message): Promise<Date | null>
}

/**
 * Sends one thing through one channel once, however many jobs run on however many nodes. Only a process that dies
 * between sending and marking it as sent causes a second one: better twice than never.
 */
export async function sendOnce<Message, Payload extends { itemId: string }>(
  db: Transactions,
  payload: Payload,
  sending: Sending<Message, Payload>,
): Promise<void> {
  const { job } = sending
  const { itemId } = payload
  const message = await db.transaction(async (tx) => {
    const rendered = await sending.render(tx)
    if (!rendered) return null
    const turn = await begin(tx, itemId, sending)
    if (turn instanceof Date) enqueue(tx, job, payload, { runAt: turn })
    return turn === 'begun' ? rendered : null
  })
  if (message === null) return
  let later: Date | null
  try {
    later = await sending.send(message)
  } catch (problem) {
    await db.transaction(async (tx) => release(tx, itemId, sending))
    throw problem
  }
  await db.transaction(async (tx) => {
    if (later === null) return markSent(tx, itemId, sending)
    release(tx, itemId, sending)
    enqueue(tx, job, payload, { runAt: later })
  })
}

type Place = { sendings: Sql; way: Way }

/** Longer than any way of sending takes, all of its time-outs together. */
const LONGEST = sql`interval '2 minutes'`

/** Whether the caller may send this now; if not, when it may be that whoever is sending it has died, or null when it was sent. */
async function begin(tx: Tx, itemId: string, { sendings, way }: Place): Promise<'begun' | Date | null> {
  const begun = await tx.run(sql`
    insert into ${sendings} as it (item_id, way) values (${itemId}, ${way})
    on conflict (item_id, way) do update set begun_at = now()
      where it.sent_at is null and it.begun_at < now() - ${LONGEST}`)
  if (begun) return 'begun'
  const { freeAt } = await tx.get<{ freeAt: string | null }>(sql`
    select case when sent_at is null then begun_at + ${LONGEST} end as "freeAt"
    from ${sendings} where item_id = ${itemId} and way = ${way}`)
  return freeAt === null ? null : new Date(freeAt)
}

function markSent(tx: Tx, itemId: string, { sendings, way }: Place): void {
  tx.write(sql`update ${sendings} set sent_at = now() where item_id = ${itemId} and way = ${way}`)
}

/** It was not sent after all: whoever comes next may. */
function release(tx: Tx, itemId: string, { sendings, way }: Place): void {
  tx.write(sql`delete from ${sendings} where item_id = ${itemId} and way = ${way} and sent_at is null`)
}
