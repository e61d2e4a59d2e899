import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Chat = Pick<Row<'notifications.chats'>, 'chatId' | 'name'>

export function findChat(tx: Tx, userId: string): Promise<Chat | null> {
  return tx.find(query.selectFrom('notifications.chats').select(['chatId', 'name']).where('userId', '=', userId))
}

/** Whose chat this is. */
export async function findOwner(tx: Tx, chatId: number): Promise<string | null> {
  const row = await tx.find(query.selectFrom('notifications.chats').select('userId').where('chatId', '=', chatId))
  return row?.userId ?? null
}

/** Ties a free chat to a user, in the place of the one they had. */
export async function saveChat(tx: Tx, userId: string, { chatId, name }: Chat): Promise<void> {
  await tx.run(
    query
      .insertInto('notifications.chats')
      .values({ userId, chatId, name })
      .onConflict((it) => it.column('userId').doUpdateSet({ chatId, name, linkedAt: sql<string>`now()` })),
  )
}

/** Unties a chat from whomever it was tied to; names them. */
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

/** Whose link this is; it works once. */
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

/** How far the bot has read; whoever reads on holds it, so that two never read the same. */
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
