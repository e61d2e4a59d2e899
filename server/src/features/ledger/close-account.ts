import { makeCode } from '#platform/codes.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { available, house } from './accounts.ts'

/** Closes a customer's account for good: exactly the amount given up goes to the house, and nothing can be posted to it any more. */
export async function closeAccount(tx: Tx, customerId: string, givenUp: number): Promise<void> {
  const path = available(customerId)
  await tx.run(sql`select ledger.close(${path}, ${givenUp}, ${house.closed}, ${makeCode('TX-', 9)})`)
  // Texts of banks and operators may name the customer; the sums do not.
  await tx.run(sql`select ledger.forget_words(${path})`)
}
