import { makeCode } from '#platform/codes.ts'
import { callFunction } from '#platform/db/call-function.ts'
import type { Row } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'

export type Posting = {
  kind: string
  /** Unique per kind: posting it again has no effect. */
  reference: string
  details?: Record<string, unknown>
  /** Account path → signed amount. The amounts sum to zero; `post` leaves out legs of zero. */
  legs: Record<string, number>
}

/** Moves money between accounts: all legs, once. Returns false if this reference is already posted. */
export async function post(tx: Tx, posting: Posting): Promise<boolean> {
  const legs = legsOf(posting)
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
  // In the same transaction: the customer cannot spend new money before the ledger collects debts from it.
  for (const [path, amount] of legs) if (amount > 0 && path.startsWith('customer:')) await collectDebts(tx, path)
  return true
}

/** Posts all of them in one statement, or none. Returns for each, in order, whether it is new, as `post` does. */
export async function postMany(tx: Tx, postings: readonly Posting[]): Promise<boolean[]> {
  if (postings.length === 0) return []
  const legs = postings.flatMap((it, index) =>
    legsOf(it).map(([path, amount]) => ({ posting: index + 1, path, amount })),
  )
  const posted = callFunction('ledger.post_many', {
    kinds: postings.map((it) => it.kind),
    references: postings.map((it) => it.reference),
    codes: postings.map(() => makeCode('TX-', 9)),
    details: postings.map((it) => JSON.stringify(it.details ?? {})),
    legPostings: legs.map((it) => it.posting),
    paths: legs.map((it) => it.path),
    amounts: legs.map((it) => it.amount),
  })
  const { ids } = await tx.get<{ ids: unknown[] }>(sql`select ${posted} as ids`)
  const paid = new Set(legs.filter((it) => it.amount > 0 && ids[it.posting - 1] !== null).map((it) => it.path))
  for (const path of await listDebtors(tx, [...paid])) await collectDebts(tx, path)
  return ids.map((id) => id !== null)
}

/** In ascending order, so that all postings lock accounts in the same order. */
function legsOf({ legs }: Posting): [path: string, amount: number][] {
  return Object.entries(legs)
    .filter(([, amount]) => amount !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}

/** The accounts among these whose owners owe money. */
async function listDebtors(tx: Tx, paths: readonly string[]): Promise<string[]> {
  const rows = await tx.all<Pick<Row<'ledger.accounts'>, 'path'>>(sql`
    select a.path from ledger.accounts a where a.path = any (${paths}::text[])
      and exists (select from ledger.debts d where d.account_id = a.id and d.paid < d.amount)
    order by a.path collate "C"`)
  return rows.map((row) => row.path)
}

/** Collects a customer's debts from the balance, oldest first, until either is used up. */
export async function collectDebts(tx: Tx, path: string): Promise<void> {
  let taken: number
  do {
    const collected = callFunction('ledger.collect', { path, code: makeCode('TX-', 9) })
    taken = (await tx.get<{ taken: number }>(sql`select ${collected} as taken`)).taken
  } while (taken > 0)
}
