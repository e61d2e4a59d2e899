import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customerAccount, house } from './accounts.ts'

/** Closes a customer's account for good: exactly the amount given up goes to the house, and nothing can be posted to it any more. */
export async function closeAccount(tx: Tx, customerId: string, givenUp: number): Promise<void> {
  const path = customerAccount(customerId)
  const close = callFunction('ledger.close', { path, givenUp, heir: house.closed, code: makeCode('TX-', 9) })
  await tx.run(sql`select ${close}`)
  // Texts of banks and operators may name the customer; the sums do not.
  await tx.run(sql`select ${callFunction('ledger.forget_words', { path })}`)
}
