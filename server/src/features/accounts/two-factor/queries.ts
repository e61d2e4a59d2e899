import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export async function setTotpSecret(tx: Tx, userId: string, sealed: Buffer): Promise<void> {
  await tx.run(sql`update accounts.users set totp_secret = ${sealed}, totp_enabled_at = null where id = ${userId}`)
}

export async function enableTotp(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`update accounts.users set totp_enabled_at = now() where id = ${userId}`)
}

/** Forgets the secret and the recovery codes. */
export async function disableTotp(tx: Tx, userId: string): Promise<void> {
  await tx.run(sql`update accounts.users set totp_secret = null, totp_enabled_at = null where id = ${userId}`)
  await tx.run(sql`delete from accounts.recovery_codes where user_id = ${userId}`)
}

/** Uses a time step up; false when it, or a later one, was used before: a code works once. */
export async function useTotpStep(tx: Tx, userId: string, step: number): Promise<boolean> {
  return (
    (await tx.run(sql`
    update accounts.users set totp_last_step = ${step} where id = ${userId} and totp_last_step < ${step}`)) === 1
  )
}

/** Uses a recovery code up; false when there is no such code. */
export async function useRecoveryCode(tx: Tx, userId: string, hash: Buffer): Promise<boolean> {
  return (await tx.run(sql`delete from accounts.recovery_codes where user_id = ${userId} and hash = ${hash}`)) === 1
}

export async function replaceRecoveryCodes(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.run(sql`delete from accounts.recovery_codes where user_id = ${userId}`)
  await tx.run(sql`
    insert into accounts.recovery_codes (user_id, hash) select ${userId}, hash from unnest(${hashes}::bytea[]) as hash`)
}
