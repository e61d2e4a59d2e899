import { holdAccount } from '#features/accounts/index.ts'
import { query } from '#platform/db/query.ts'
import type { Reader } from '#platform/db/reader.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { Refusal } from '#platform/refusal.ts'
import { makeContentCode } from './content-code.ts'

/** A customer's content, created at first use and never changed; refuses a closed account. */
export async function contentOf(tx: Tx, customerId: string): Promise<string> {
  for (;;) {
    const code = await findContent(tx, customerId)
    if (code !== null) return code
    if (!(await holdAccount(tx, customerId))) throw new Refusal('UNAUTHENTICATED')
    // If another customer has this code, the loop draws another one.
    await tx.run(
      query
        .insertInto('deposits.contents')
        .values({ customerId, code: makeContentCode() })
        .onConflict((it) => it.doNothing()),
    )
  }
}

export async function findContent(tx: Reader, customerId: string): Promise<string | null> {
  const row = await tx.find(query.selectFrom('deposits.contents').select('code').where('customerId', '=', customerId))
  return row?.code ?? null
}

/** The customers of these contents; leaves out unknown codes. */
export async function customersOfCodes(tx: Tx, codes: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.all(
    query
      .selectFrom('deposits.contents')
      .select(['code', 'customerId'])
      .where('code', '=', sql<string>`any (${codes})`),
  )
  return new Map(rows.map((row) => [row.code, row.customerId]))
}
