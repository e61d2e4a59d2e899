import { makeCode } from '#platform/codes.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { available, house } from './accounts.ts'

/** Closes a customer's account for good: exactly what he gives up goes to the house, and nothing comes to it any more. */
export async function closeAccount(tx: Tx, customerId: string, givenUp: number): Promise<void> {
  const path = available(customerId)
  await tx.run(sql`select ledger.close(${path}, ${givenUp}, ${house.closed}, ${makeCode('TX-', 9)})`)
  // What banks and operators wrote beside his money may name him; the sums do not.
  await tx.run(sql`select ledger.forget_words(${path})`)
}
