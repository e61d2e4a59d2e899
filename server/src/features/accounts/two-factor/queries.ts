import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { sealedColumn } from '#platform/sealed.ts'

export async function setTotpSecret(tx: Tx, userId: string, sealed: Buffer): Promise<void> {
  await tx.run(
    query.updateTable('accounts.users').set({ totpSecret: sealed, totpEnabledAt: null }).where('id', '=', userId),
  )
}

export async function enableTotp(tx: Tx, userId: string): Promise<void> {
  await tx.run(query.updateTable('accounts.users').set({ totpEnabledAt: sql<string>`now()` }).where('id', '=', userId))
}

/** Deletes the secret and the recovery codes. */
export async function disableTotp(tx: Tx, userId: string): Promise<void> {
  await tx.run(
    query.updateTable('accounts.users').set({ totpSecret: null, totpEnabledAt: null }).where('id', '=', userId),
  )
  await tx.run(query.deleteFrom('accounts.recovery_codes').where('userId', '=', userId))
}

/** Uses a time step up; returns false for the last used step or an earlier one: a code works once. */
export async function useTotpStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  const used = await tx.run(
    query
      .updateTable('accounts.users')
      .set({ totpLastStep: step })
      .where('id', '=', userId)
      .where('totpLastStep', '<', step),
  )
  return used === 1
}

/** Uses a recovery code up; returns false for an unknown one. */
export async function useRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  const used = await tx.run(
    query.deleteFrom('accounts.recovery_codes').where('userId', '=', userId).where('hash', '=', hash),
  )
  return used === 1
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.run(query.deleteFrom('accounts.recovery_codes').where('userId', '=', userId))
  await tx.run(sql`
    insert into accounts.recovery_codes (user_id, hash) select ${userId}, hash from unnest(${hashes}::bytea[]) as hash`)
}

/** The stored secrets of authenticators. */
export const twoFactorSecrets = sealedColumn({
  name: 'two-factor secrets',
  purpose: 'two-factor secrets',
  table: sql`accounts.users`,
  id: sql`id`,
  column: sql`totp_secret`,
})
