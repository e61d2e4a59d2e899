import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Purpose = 'activate' | 'reset'

export async function insertMailToken(
  tx: Tx,
  it: { hash: Buffer; userId: string; purpose: Purpose; seconds: number },
): Promise<void> {
  await tx.run(sql`
    insert into accounts.mail_tokens (hash, user_id, purpose, expires_at)
    values (${it.hash}, ${it.userId}, ${it.purpose}, now() + make_interval(secs => ${it.seconds}))`)
}

/** Uses a token up: it and its siblings of the same purpose are gone. Null when it is unknown or too late. */
export async function takeMailToken(tx: Tx, hash: Buffer, purpose: Purpose): Promise<string | null> {
  const taken = await tx.find<{ userId: string }>(sql`
    delete from accounts.mail_tokens where hash = ${hash} and purpose = ${purpose} and expires_at > now()
    returning user_id as "userId"`)
  if (taken) await dropMailTokens(tx, taken.userId, purpose)
  return taken?.userId ?? null
}

export async function findMailToken(tx: Tx, hash: Buffer, purpose: Purpose): Promise<string | null> {
  const found = await tx.find<{ userId: string }>(sql`
    select user_id as "userId" from accounts.mail_tokens
    where hash = ${hash} and purpose = ${purpose} and expires_at > now()`)
  return found?.userId ?? null
}

export async function dropMailTokens(tx: Tx, userId: string, purpose: Purpose): Promise<void> {
  await tx.run(sql`delete from accounts.mail_tokens where user_id = ${userId} and purpose = ${purpose}`)
}

export async function deleteExpiredMailTokens(tx: Tx): Promise<void> {
  await tx.run(sql`delete from accounts.mail_tokens where expires_at < now()`)
}
