import { makeCode } from '#platform/codes.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Posting = {
  kind: string
  /** Unique per kind: posting the same thing again does nothing. */
  reference: string
  details?: Record<string, unknown>
  /** Account path → signed amount; the amounts sum to zero, and a leg of nothing is left out. */
  legs: Record<string, number>
}

/** Moves money between accounts: all of it, once. False when this reference was posted before. */
export async function post(tx: Tx, posting: Posting): Promise<boolean> {
  // In ascending order, so that all postings lock accounts in the same one.
  const legs = Object.entries(posting.legs)
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const { id } = await tx.get<{ id: number | null }>(sql`
    select ledger.post(${posting.kind}, ${posting.reference}, ${makeCode('TX-', 9)}, ${JSON.stringify(posting.details ?? {})},
      ${legs.map(([path]) => path)}, ${legs.map(([, amount]) => amount)}) as id`)
  return id !== null
}
