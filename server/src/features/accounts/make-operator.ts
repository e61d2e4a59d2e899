import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Lets an existing, active user run the shop; false when there is none with this address. */
export async function makeOperator(tx: Tx, email: string): Promise<boolean> {
  return (
    (await tx.run(sql`
    update accounts.users set role = 'operator' where lower(email) = lower(${email}) and status = 'active'`)) === 1
  )
}
