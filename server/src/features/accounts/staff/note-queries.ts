import { countRows } from '#platform/db/count-rows.ts'
import { type QueryRow, query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

const notes = query
  .selectFrom('accounts.customer_notes')
  .select(['id', 'customerId', 'authorId', 'text', 'createdAt', 'editedAt'])
export type StoredNote = QueryRow<typeof notes>

/** One page of notes about a customer, newest first, and their number. */
export async function listNotes(
  tx: Tx,
  customerId: string,
  { page, limit }: { page: number; limit: number },
): Promise<{ items: StoredNote[]; total: number }> {
  const items = await tx.all(
    notes
      .where('customerId', '=', customerId)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit),
  )
  const all = query.selectFrom('accounts.customer_notes').where('customerId', '=', customerId)
  return { items, total: await countRows(tx, all) }
}

/** All notes about a customer, oldest first, with the fields for their copy of data. */
export function listOwnNotes(
  tx: Tx,
  customerId: string,
): Promise<Pick<StoredNote, 'text' | 'createdAt' | 'editedAt'>[]> {
  return tx.all(
    query
      .selectFrom('accounts.customer_notes')
      .select(['text', 'createdAt', 'editedAt'])
      .where('customerId', '=', customerId)
      .orderBy('id'),
  )
}

export function lockNote(tx: Tx, id: string): Promise<StoredNote | null> {
  return tx.find(notes.where('id', '=', id).forUpdate())
}

export function getNote(tx: Tx, id: string): Promise<StoredNote> {
  return tx.get(notes.where('id', '=', id))
}

export async function insertNote(
  tx: Tx,
  note: Pick<StoredNote, 'id' | 'customerId' | 'authorId' | 'text'>,
): Promise<void> {
  await tx.run(query.insertInto('accounts.customer_notes').values(note))
}

export async function updateNote(tx: Tx, id: string, text: string): Promise<void> {
  await tx.run(
    query.updateTable('accounts.customer_notes').set({ text, editedAt: sql<string>`now()` }).where('id', '=', id),
  )
}

export async function deleteNote(tx: Tx, id: string): Promise<void> {
  await tx.run(query.deleteFrom('accounts.customer_notes').where('id', '=', id))
}
