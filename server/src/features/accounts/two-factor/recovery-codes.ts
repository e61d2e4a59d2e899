import { makeCode } from '#platform/codes.ts'
import { sha256 } from '#platform/crypto.ts'
import type { Tx } from '#platform/db/tx.ts'
import { replaceRecoveryCodes } from './queries.ts'

const HOW_MANY = 10

/** Replaces the recovery codes; each works for one sign-in, and only this response shows them. */
export async function createRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => makeCode('', 10).replace(/^(.{5})/, '$1-'))
  await replaceRecoveryCodes(tx, userId, codes.map(hashRecoveryCode))
  return codes
}

/** Ignores case and dashes, because people type codes without them. */
export function hashRecoveryCode(code: string): Buffer {
  return sha256(code.toUpperCase().replace(/-/g, ''))
}
