import { deleteInBatches } from '#platform/db/delete-in-batches.ts'
import { query, type Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Transactions } from '#platform/http/route.ts'

export type Purpose = Row<'accounts.mail_tokens'>['purpose']

export async function insertMailToken(
  tx: Tx,
  { hash, userId, purpose, seconds }: { hash: Buffer; userId: string; purpose: Purpose; seconds: number },
): Promise<void> {
  const expiresAt = sql<string>`now() + make_interval(secs => ${seconds})`
  await tx.run(query.insertInto('accounts.mail_tokens').values({ hash, userId, purpose, expiresAt }))
}

/** Uses a token up and deletes the others of the same purpose. Returns null when it is unknown or expired. */
export async function consumeMailToken(tx: Tx, hash: Buffer, purpose: Purpose): Promise<string | null> {
  const taken = await tx.find(
    query
      .deleteFrom('accounts.mail_tokens')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', sql<string>`now()`)
      .returning('userId'),
  )
  if (taken) await deleteMailTokens(tx, taken.userId, purpose)
  return taken?.userId ?? null
}

export async function findMailToken(tx: Tx, hash: Buffer, purpose: Purpose): Promise<string | null> {
  const found = await tx.find(
    query
      .selectFrom('accounts.mail_tokens')
      .select('userId')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', sql<string>`now()`),
  )
  return found?.userId ?? null
}

export async function deleteMailTokens(tx: Tx, userId: string, purpose: Purpose): Promise<void> {
  await tx.run(query.deleteFrom('accounts.mail_tokens').where('userId', '=', userId).where('purpose', '=', purpose))
}

export function deleteExpiredMailTokens(db: Transactions): Promise<void> {
  return deleteInBatches(db, sql`accounts.mail_tokens`, sql`expires_at < now()`)
}
