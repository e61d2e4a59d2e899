import type { SavedReply, SavedReplyDraft } from '@runmart/contract/conversations-saved-replies'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export function listReplies(tx: Tx): Promise<SavedReply[]> {
  return tx.all<SavedReply>(sql`select id, title, texts from conversations.saved_replies order by lower(title), id`)
}

export function insertReply(tx: Tx, id: string, { title, texts }: SavedReplyDraft): void {
  tx.write(sql`
    insert into conversations.saved_replies (id, title, texts) values (${id}, ${title}, ${JSON.stringify(texts)})`)
}

export function lockReply(tx: Tx, id: string): Promise<SavedReplyDraft | null> {
  return tx.find<SavedReplyDraft>(sql`
    select title, texts from conversations.saved_replies where id = ${id}::uuid for update`)
}

export async function updateReply(tx: Tx, id: string, { title, texts }: SavedReplyDraft): Promise<void> {
  await tx.run(sql`
    update conversations.saved_replies set title = ${title}, texts = ${JSON.stringify(texts)} where id = ${id}::uuid`)
}

export async function deleteReply(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from conversations.saved_replies where id = ${id}::uuid`)
}
