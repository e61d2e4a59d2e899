import { MESSAGES_AT_ONCE, type Message } from '@runmart/contract/conversations'
import type { Problem } from '@runmart/contract/conversations-problems'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listFiles } from './file-queries.ts'

export type StoredMessage = Message & { authorId: string | null }

/**
 * The newest messages of a conversation, or those before a given one, oldest first. Tells whether there are earlier
 * ones.
 */
export async function listMessages(
  reader: Reader,
  conversationId: string,
  before: string | undefined,
): Promise<{ messages: StoredMessage[]; hasEarlier: boolean }> {
  const newestFirst = await reader.all<Omit<StoredMessage, 'files' | 'problem'> & { problem: Problem | null }>(sql`
    select id::text, at, author, author_id as "authorId", text, event, problem, mail_rest as "mailRest"
    from conversations.messages
    where conversation_id = ${conversationId}::uuid and id < coalesce(${before ?? null}::bigint, 9223372036854775807)
    order by conversations.messages.id desc limit ${MESSAGES_AT_ONCE + 1}`)
  const shown = newestFirst.slice(0, MESSAGES_AT_ONCE).reverse()
  const files = await listFiles(
    reader,
    shown.map((it) => it.id),
  )
  return {
    messages: shown.map(({ problem, ...it }) => ({
      ...it,
      ...(problem && { problem }),
      files: files.get(it.id) ?? [],
    })),
    hasEarlier: newestFirst.length > MESSAGES_AT_ONCE,
  }
}

export type NewMessage =
  | {
      author: 'customer' | 'staff'
      authorId: string
      text: string
      problem?: Problem | undefined
      mailRest?: string | null
    }
  | { author: 'system'; event: NonNullable<Message['event']> }

/** Stores a message and returns its number. */
export async function insertMessage(tx: Tx, conversationId: string, it: NewMessage): Promise<string> {
  const [authorId, text, event] = it.author === 'system' ? [null, '', it.event] : [it.authorId, it.text, null]
  const problem = it.author !== 'system' && it.problem ? JSON.stringify(it.problem) : null
  const mailRest = it.author === 'system' ? null : (it.mailRest ?? null)
  const { id } = await tx.get<{ id: string }>(sql`
    insert into conversations.messages (conversation_id, author, author_id, text, event, problem, mail_rest)
    values (${conversationId}, ${it.author}, ${authorId}, ${text}, ${event}, ${problem}::jsonb, ${mailRest}) returning id::text`)
  return id
}
