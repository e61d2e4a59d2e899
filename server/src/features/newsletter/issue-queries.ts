import type { Page } from '@runmart/contract/lists'
import type { Issue, IssueTexts } from '@runmart/contract/newsletter'
import { countRows } from '#platform/db/count-rows.ts'
import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const letters = query
  .selectFrom('newsletter.letters as l')
  .select(['l.id', 'l.sentAt', 'l.sentBy', 'l.readers', 'l.sent', 'l.failed', 'l.texts'])
  .$narrowType<{ texts: IssueTexts }>()
  .select(sql<number>`(select count(*)::int from newsletter.deliveries d where d.letter_id = l.id)`.as('waiting'))

/** Stores a letter with one delivery for each current subscriber. */
export async function insertIssue(
  tx: Tx,
  { texts, hash, sentBy }: { texts: IssueTexts; hash: Buffer; sentBy: string },
): Promise<Issue> {
  const { id } = await tx.get(
    query.insertInto('newsletter.letters').values({ texts, hash, sentBy, readers: 0 }).returning('id'),
  )
  const readers = await tx.run(sql`
    insert into newsletter.deliveries (letter_id, reader_id)
    select ${id}, id from newsletter.readers where confirmed_at is not null`)
  tx.write(query.updateTable('newsletter.letters').set({ readers }).where('id', '=', id))
  return tx.get(letters.where('l.id', '=', id))
}

export async function findIssueTexts(tx: Tx, letterId: string): Promise<IssueTexts | null> {
  const letter = query.selectFrom('newsletter.letters').select('texts').where('id', '=', letterId)
  const row = await tx.find(letter.$narrowType<{ texts: IssueTexts }>())
  return row?.texts ?? null
}

/** One page of the sent letters, newest first, and their total number. */
export async function listSentIssues(tx: Tx, { page, limit }: Page): Promise<{ items: Issue[]; total: number }> {
  const items = await tx.all(
    letters
      .orderBy('l.sentAt', 'desc')
      .orderBy('l.id')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  return { items, total: await countRows(tx, letters) }
}
