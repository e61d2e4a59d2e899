import type { Page } from '@runmart/contract/lists'
import type { Letter, LetterTexts } from '@runmart/contract/newsletter'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const columns = sql`l.id, l.texts, l.sent_at as "sentAt", l.sent_by as "sentBy", l.readers, l.sent, l.failed,
  (select count(*)::int from newsletter.deliveries d where d.letter_id = l.id) as waiting`

/** Keeps a letter and notes everybody who reads the newsletter at this moment as one who is to get it. */
export async function insertLetter(
  tx: Tx,
  { texts, hash, sentBy }: { texts: LetterTexts; hash: Buffer; sentBy: string },
): Promise<Letter> {
  const { id } = await tx.get<{ id: string }>(sql`
    insert into newsletter.letters (texts, hash, sent_by, readers) values (${texts}, ${hash}, ${sentBy}, 0) returning id`)
  const readers = await tx.run(sql`
    insert into newsletter.deliveries (letter_id, reader_id)
    select ${id}, id from newsletter.readers where confirmed_at is not null`)
  tx.write(sql`update newsletter.letters set readers = ${readers} where id = ${id}`)
  return tx.get<Letter>(sql`select ${columns} from newsletter.letters l where id = ${id}`)
}

export async function findTexts(tx: Tx, letterId: string): Promise<LetterTexts | null> {
  const row = await tx.find<{ texts: LetterTexts }>(sql`select texts from newsletter.letters where id = ${letterId}`)
  return row?.texts ?? null
}

export async function listLetters(tx: Tx, { page, limit }: Page): Promise<{ items: Letter[]; total: number }> {
  const items = await tx.all<Letter>(sql`
    select ${columns} from newsletter.letters l order by l.sent_at desc, l.id limit ${limit} offset ${(page - 1) * limit}`)
  const { total } = await tx.get<{ total: number }>(sql`select count(*)::int as total from newsletter.letters`)
  return { items, total }
}
