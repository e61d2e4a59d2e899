import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount, house } from './accounts.ts'

/**
 * Closes a customer's account for good: the exact amount given up goes to the house. The ledger refuses later postings
 * to it.
 */
export async function closeAccount(tx: Tx, customerId: string, givenUp: number): Promise<void> {
  const path = customerAccount(customerId)
  const close = callFunction('ledger.close', { path, givenUp, heir: house.closed, code: makeCode('TX-', 9) })
  await tx.run(sql`select ${close}`)
  // Texts of banks and operators may name the customer; sums do not.
  await tx.run(sql`select ${callFunction('ledger.forget_words', { path })}`)
}
