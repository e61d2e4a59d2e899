import type { MessageFile } from '@runmart/contract/conversations'
import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

export type NewFile = Omit<MessageFile, 'isDeleted'> & {
  conversationId: string
  customerId: string
  uploadedBy: string
  content: Buffer
}

export async function insertFile(tx: Tx, it: NewFile): Promise<void> {
  await tx.run(sql`
    insert into conversations.files
      (id, conversation_id, customer_id, uploaded_by, name, type, size, width, height, content, uploaded_at)
    values (${it.id}, ${it.conversationId}, ${it.customerId}, ${it.uploadedBy}, ${it.name}, ${it.type}, ${it.size},
      ${it.width}, ${it.height}, ${it.content}, clock_timestamp())`)
}

type Attaching = { ids: readonly string[]; conversationId: string; uploadedBy: string; messageId: string }

/** Attaches uploaded files to a message; returns how many were available. */
export function attachFiles(tx: Tx, { ids, conversationId, uploadedBy, messageId }: Attaching): Promise<number> {
  return tx.run(sql`
    update conversations.files set message_id = ${messageId}
    where id = any (${ids}::uuid[]) and conversation_id = ${conversationId} and uploaded_by = ${uploadedBy}
      and message_id is null and content is not null`)
}

/** The files of these messages, sorted by upload time. */
export async function listFiles(reader: Reader, messageIds: readonly string[]): Promise<Map<string, MessageFile[]>> {
  if (messageIds.length === 0) return new Map()
  const rows = await reader.all<{ messageId: string; file: MessageFile }>(sql`
    select message_id::text as "messageId", jsonb_build_object('id', id, 'name', name, 'type', type, 'size', size,
      'width', width, 'height', height, 'isDeleted', content is null) as file
    from conversations.files where message_id = any (${messageIds}::bigint[]) order by uploaded_at, id`)
  const ofMessages = Map.groupBy(rows, (it) => it.messageId)
  return new Map([...ofMessages].map(([messageId, all]) => [messageId, all.map((it) => it.file)]))
}

export type StoredFile = Pick<MessageFile, 'id' | 'name' | 'type'> & { content: Buffer }

/** A sent file, of this customer if one is given; null if it is missing or deleted. */
export function findFile(reader: Reader, id: string, customerId: string | null): Promise<StoredFile | null> {
  return reader.find<StoredFile>(sql`
    select id, name, type, content from conversations.files
    where id = ${id}::uuid and content is not null and message_id is not null
      and (${customerId}::uuid is null or customer_id = ${customerId}::uuid)`)
}

export async function isFileOf(reader: Reader, id: string, conversationId: string): Promise<boolean> {
  const found = await reader.find(
    sql`select from conversations.files where id = ${id}::uuid and conversation_id = ${conversationId}::uuid`,
  )
  return found !== null
}

/** The next file of a customer after this one, by id; null after the last. */
export function findNextFile(tx: Tx, customerId: string, after: string | null): Promise<StoredFile | null> {
  return tx.find<StoredFile>(sql`
    select id, name, type, content from conversations.files
    where customer_id = ${customerId} and content is not null
      and id > coalesce(${after}::uuid, '00000000-0000-0000-0000-000000000000') order by id limit 1`)
}

/** Deletes uploads that stayed unsent for a day, and the content of files older than this number of days. */
export async function deleteOldFiles(db: Transactions, days: number): Promise<void> {
  const unsent = sql`message_id is null and uploaded_at < now() - interval '1 day'`
  await deleteInBatches(db, sql`conversations.files`, unsent)
  await db.transaction((tx) =>
    tx.run(sql`
      update conversations.files set content = null
      where content is not null and uploaded_at < now() - make_interval(days => ${days})`),
  )
}
