import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Chat = { chatId: number; name: string }

export function findChat(tx: Tx, userId: string): Promise<Chat | null> {
  return tx.find<Chat>(sql`select chat_id as "chatId", name from notifications.chats where user_id = ${userId}`)
}

/** Ties a free chat to a user, in the place of the one he had. */
export async function saveChat(tx: Tx, userId: string, { chatId, name }: Chat): Promise<void> {
  await tx.run(sql`
    insert into notifications.chats (user_id, chat_id, name) values (${userId}, ${chatId}, ${name})
    on conflict (user_id) do update set chat_id = excluded.chat_id, name = excluded.name, linked_at = now()`)
}

/** Unties a chat from whomever it was tied to; names him. */
export async function forgetChat(tx: Tx, chatId: number): Promise<string[]> {
  const rows = await tx.all<{ userId: string }>(sql`
    delete from notifications.chats where chat_id = ${chatId} returning user_id as "userId"`)
  return rows.map((it) => it.userId)
}

export async function deleteChat(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`delete from notifications.chats where user_id = ${userId}`)
}

export async function insertLink(tx: Tx, hash: Buffer, userId: string, minutes: number): Promise<string> {
  await tx.run(sql`delete from notifications.links where expires_at < now() or user_id = ${userId}`)
  const { expiresAt } = await tx.get<{ expiresAt: string }>(sql`
    insert into notifications.links (hash, user_id, expires_at)
    values (${hash}, ${userId}, now() + make_interval(mins => ${minutes})) returning expires_at as "expiresAt"`)
  return expiresAt
}

/** Whose link this is; it works once. */
export async function useLink(tx: Tx, hash: Buffer): Promise<string | null> {
  const row = await tx.find<{ userId: string }>(sql`
    delete from notifications.links where hash = ${hash} and expires_at > now() returning user_id as "userId"`)
  return row?.userId ?? null
}

/** How far the bot has read; whoever reads on holds it, so that two never read the same. */
export async function lockReadUntil(tx: Tx): Promise<number> {
  const { readUntil } = await tx.get<{ readUntil: number }>(
    sql`select read_until as "readUntil" from notifications.telegram for update`,
  )
  return readUntil
}

export async function readUntil(tx: Tx): Promise<number> {
  const row = await tx.get<{ at: number }>(sql`select read_until as at from notifications.telegram`)
  return row.at
}

export function saveReadUntil(tx: Tx, updateId: number): void {
  tx.write(sql`update notifications.telegram set read_until = greatest(read_until, ${updateId})`)
}
