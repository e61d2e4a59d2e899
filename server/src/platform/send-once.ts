import { type Sql, sql } from './db/sql.ts'
import type { Tx } from './db/tx.ts'
import type { Transactions } from './http/route.ts'
import { enqueue, type Job } from './jobs/job.ts'

export type Channel = 'mail' | 'telegram'

/** A channel, or the numbered repetition of a mail that an operator sent again. */
export type Way = Channel | `mail-${number}`

type Sending<Message, Payload> = {
  /** The table of sendings: `item_id`, `way`, `begun_at`, `sent_at`. */
  sendings: Sql
  way: Way
  /** The job to enqueue again for a later attempt. */
  job: Job<Payload>
  /** The message to send; null if it is obsolete. */
  render(tx: Tx): Promise<Message | null>
  /** Returns the time of the next attempt if it is too early. Throws if the message may not have gone out. */
  send(message: Message): Promise<Date | null>
}

/**
 * Sends a message through a channel once, however many jobs and nodes try. A process that dies between sending and
 * marking causes a second one: better twice than never.
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

/** Longer than any channel takes, all its time-outs together. */
const LONGEST = sql`interval '2 minutes'`

/**
 * Returns `begun` if the caller may send now, and null if the message went out already. A date: another process is
 * sending; if it dies, its lease ends then.
 */
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

/** Lets the next job send, because this one did not. */
function release(tx: Tx, itemId: string, { sendings, way }: Place): void {
  tx.write(sql`delete from ${sendings} where item_id = ${itemId} and way = ${way} and sent_at is null`)
}
