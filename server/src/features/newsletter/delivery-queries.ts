import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Delivery = Pick<Row<'newsletter.deliveries'>, 'letterId' | 'readerId' | 'tries'> &
  Pick<Row<'newsletter.readers'>, 'email' | 'language'>

/** Longer than all time-outs of sending one mail together. */
const LONGEST = sql`interval '2 minutes'`

/** Leases the next delivery of a letter. No other worker takes it until the mail is sent or the lease ends. */
export function claimNextDelivery(tx: Tx, letterId: string): Promise<Delivery | null> {
  return tx.find<Delivery>(sql`
    with next as (
      select letter_id, reader_id from newsletter.deliveries
      where letter_id = ${letterId} and due_at <= now() order by due_at, reader_id limit 1 for update skip locked),
    moved as (update newsletter.letters set moved_at = now() where id = ${letterId})
    update newsletter.deliveries d set due_at = now() + ${LONGEST}, tries = d.tries + 1
    from next, newsletter.readers r
    where d.letter_id = next.letter_id and d.reader_id = next.reader_id and r.id = d.reader_id
    returning d.letter_id as "letterId", d.reader_id as "readerId", r.email, r.language, d.tries`)
}

/** Ends a delivery that is sent or failed for good. Does not count subscribers who unsubscribed meanwhile. */
export function endDelivery(tx: Tx, { letterId, readerId }: Delivery, how: 'sent' | 'failed'): void {
  tx.write(sql`
    with ended as (
      delete from newsletter.deliveries where letter_id = ${letterId} and reader_id = ${readerId} returning letter_id)
    update newsletter.letters l set sent = sent + (${how} = 'sent')::int, failed = failed + (${how} = 'failed')::int
    from ended where l.id = ended.letter_id`)
}

/** Puts a refused delivery off by these minutes. */
export function postponeDelivery(tx: Tx, { letterId, readerId }: Delivery, minutes: number): void {
  tx.write(
    query
      .updateTable('newsletter.deliveries')
      .set({ dueAt: sql<string>`now() + make_interval(mins => ${minutes})` })
      .where('letterId', '=', letterId)
      .where('readerId', '=', readerId),
  )
}

/** Puts a delivery back without counting the try: the mail server is unreachable. */
export function releaseDelivery(tx: Tx, { letterId, readerId }: Delivery): void {
  tx.write(
    query
      .updateTable('newsletter.deliveries')
      .set((eb) => ({ dueAt: sql<string>`now()`, tries: eb('tries', '-', 1) }))
      .where('letterId', '=', letterId)
      .where('readerId', '=', readerId),
  )
}

/** Letters with due deliveries but no progress for minutes. */
export async function listStalledIssues(tx: Tx): Promise<string[]> {
  const rows = await tx.all<Pick<Row<'newsletter.letters'>, 'id'>>(sql`
    select id from newsletter.letters l where moved_at < now() - ${LONGEST}
      and exists (select from newsletter.deliveries d where d.letter_id = l.id and d.due_at <= now())`)
  return rows.map((it) => it.id)
}
