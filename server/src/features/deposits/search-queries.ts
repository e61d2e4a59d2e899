import { findNewest } from '#platform/db/searched-rows.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { customersOfCodes } from './content-queries.ts'
import { searchedTransfers } from './searched-transfers.ts'
import { listTransferRows, type TransferRow } from './transfer-list-queries.ts'

/** The newest matching transfers: by the bank's reference or another name in any spelling, or by words. */
export async function findTransfers(tx: Tx, typed: string, limit: number): Promise<TransferRow[]> {
  const name = typed.replace(/[\s\p{P}]+/gu, '').toUpperCase()
  // Uses only the index of names and sorts afterwards: otherwise PostgreSQL might scan all transfers from the newest.
  const named = await tx.all<{ id: string }>(sql`
    with named as materialized (select id, received_at from deposits.transfers where names @> ${[name]}::text[])
    select id from named order by received_at desc limit ${limit}`)
  const ids = [...named.map(({ id }) => id), ...(await findNewest(tx, searchedTransfers, typed, limit))]
  const wanted = [...new Set(ids)].slice(0, limit)
  const rows = new Map((await listTransferRows(tx, wanted)).map((row) => [row.id, row]))
  return wanted.flatMap((id) => rows.get(id) ?? [])
}

/** The owner of this deposit content; null for an unknown one. */
export async function findContentOwner(tx: Tx, typed: string): Promise<string | null> {
  const code = typed.toUpperCase()
  return (await customersOfCodes(tx, [code])).get(code) ?? null
}
