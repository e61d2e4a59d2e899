import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Chat = Pick<Row<'notifications.chats'>, 'chatId' | 'name'>

export function findChat(tx: Tx, userId: string): Promise<Chat | null> {
  return tx.find(query.selectFrom('notifications.chats').select(['chatId', 'name']).where('userId', '=', userId))
}

/** The user of a chat, or null. */
export async function findOwner(tx: Tx, chatId: number): Promise<string | null> {
  const row = await tx.find(query.selectFrom('notifications.chats').select('userId').where('chatId', '=', chatId))
  return row?.userId ?? null
}

/** Links a free chat to a user and replaces the user's former chat. */
export async function saveChat(tx: Tx, userId: string, { chatId, name }: Chat): Promise<void> {
  await tx.run(
    query
      .insertInto('notifications.chats')
      .values({ userId, chatId, name })
      .onConflict((it) => it.column('userId').doUpdateSet({ chatId, name, linkedAt: sql<string>`now()` })),
  )
}

/** Unlinks a chat; returns its users. */
export async function unlinkChat(tx: Tx, chatId: number): Promise<string[]> {
  const rows = await tx.all(query.deleteFrom('notifications.chats').where('chatId', '=', chatId).returning('userId'))
  return rows.map((it) => it.userId)
}

export async function deleteChat(tx: Tx, userId: string): Promise<void> {
  await tx.run(query.deleteFrom('notifications.chats').where('userId', '=', userId))
}

export async function insertLink(tx: Tx, hash: Buffer, userId: string, minutes: number): Promise<string> {
  const isOld = sql<boolean>`expires_at < now()`
  await tx.run(query.deleteFrom('notifications.links').where((eb) => eb.or([isOld, eb('userId', '=', userId)])))
  const { expiresAt } = await tx.get(
    query
      .insertInto('notifications.links')
      .values({ hash, userId, expiresAt: sql<string>`now() + make_interval(mins => ${minutes})` })
      .returning('expiresAt'),
  )
  return expiresAt
}

/** Consumes a link and returns its user, or null; it works once. */
export async function useLink(tx: Tx, hash: Buffer): Promise<string | null> {
  const row = await tx.find(
    query
      .deleteFrom('notifications.links')
      .where('hash', '=', hash)
      .where('expiresAt', '>', sql<string>`now()`)
      .returning('userId'),
  )
  return row?.userId ?? null
}

/** The last update that the bot read. Locks it, so that two readers never handle the same update. */
export async function lockReadUntil(tx: Tx): Promise<number> {
  return (await tx.get(query.selectFrom('notifications.telegram').select('readUntil').forUpdate())).readUntil
}

export async function readUntil(tx: Tx): Promise<number> {
  return (await tx.get(query.selectFrom('notifications.telegram').select('readUntil'))).readUntil
}

export function saveReadUntil(tx: Tx, updateId: number): void {
  const furthest = sql<number>`greatest(read_until, ${updateId})`
  tx.write(query.updateTable('notifications.telegram').set({ readUntil: furthest }))
}
