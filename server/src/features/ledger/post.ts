import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import type { Row } from '#platform/db/query.ts'
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
  const posted = callFunction('ledger.post', {
    kind: posting.kind,
    reference: posting.reference,
    code: makeCode('TX-', 9),
    details: posting.details ?? {},
    paths: legs.map(([path]) => path),
    amounts: legs.map(([, amount]) => amount),
  })
  const { id } = await tx.get<{ id: Row<'ledger.transactions'>['id'] | null }>(sql`select ${posted} as id`)
  if (id === null) return false
  // In the same transaction: what comes in cannot be spent before what is owed is taken from it.
  for (const [path, amount] of legs) if (amount > 0 && path.startsWith('customer:')) await collectDebts(tx, path)
  return true
}

/** Takes what a customer owes from the balance, oldest debt first, as far as it reaches. */
async function collectDebts(tx: Tx, path: string): Promise<void> {
  let taken: number
  do {
    const collected = callFunction('ledger.collect', { path, code: makeCode('TX-', 9) })
    taken = (await tx.get<{ taken: number }>(sql`select ${collected} as taken`)).taken
  } while (taken > 0)
}
