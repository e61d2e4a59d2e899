import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Takes what a customer owes from the balance, oldest debt first, as far as it reaches. */
export async function collectDebts(tx: Tx, path: string): Promise<void> {
  let taken: number
  do {
    const collected = callFunction('ledger.collect', { path, code: makeCode('TX-', 9) })
    taken = (await tx.get<{ taken: number }>(sql`select ${collected} as taken`)).taken
  } while (taken > 0)
}
