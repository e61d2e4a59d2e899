import { holdAccount } from '#features/accounts/index.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { makeContentCode } from './content-code.ts'

/** A customer's content, made at first use and never changed; an account that is being closed gets none. */
export async function contentOf(tx: Tx, customerId: string): Promise<string> {
  for (;;) {
    const row = await tx.find<{ code: string }>(
      sql`select code from deposits.contents where customer_id = ${customerId}`,
    )
    if (row) return row.code
    if (!(await holdAccount(tx, customerId))) throw new Refusal('UNAUTHENTICATED')
    // Where somebody else has this very code, another one is drawn.
    await tx.run(sql`
      insert into deposits.contents (customer_id, code) values (${customerId}, ${makeContentCode()}) on conflict do nothing`)
  }
}

export async function customersOfCodes(tx: Tx, codes: readonly string[]): Promise<string[]> {
  const rows = await tx.all<{ customerId: string }>(sql`
    select customer_id as "customerId" from deposits.contents where code = any (${codes})`)
  return rows.map((row) => row.customerId)
}
