import { query } from '#platform/db/query.ts'
import { sql } from '#platform/db/sql.ts'
import type { Tx } from '#platform/db/tx.ts'
import { type StoredTransfer, transfers } from './transfer-queries.ts'

/** The ledger reference of a transfer's credit; a new credit after a reversal gets a new reference. */
export function creditReference(it: Pick<StoredTransfer, 'feed' | 'externalId' | 'reversals'>): string {
  return `${it.feed}:${it.externalId}${it.reversals > 0 ? `:again-${it.reversals}` : ''}`
}

/** The transfers whose current credits have these references. */
export const creditedAs = (references: readonly string[]) => {
  const ids = references.map((it) => it.slice(it.indexOf(':') + 1))
  return transfers
    .where('feed', '=', sql<StoredTransfer['feed']>`any (${references.map((it) => it.split(':', 1)[0])}::text[])`)
    .where('externalId', '=', sql<string>`any (${[...ids, ...ids.map((it) => it.replace(/:again-\d+$/, ''))]}::text[])`)
}

/** The ones of these references that are current credits. */
export async function listReversible(tx: Tx, references: readonly string[]): Promise<Set<string>> {
  const found = await tx.all(creditedAs(references))
  return new Set(found.filter(({ status }) => status === 'credited').map(creditReference))
}

/**
 * Returns a transfer to the inbox, because its credit is reversed. Returns its id; null when the credit is no longer
 * current.
 */
export async function reopenTransfer(tx: Tx, reference: string): Promise<string | null> {
  const locked = await tx.all(creditedAs([reference]).forUpdate())
  const transfer = locked.find((it) => it.status === 'credited' && creditReference(it) === reference)
  if (!transfer) return null
  const waiting = { status: 'unmatched', reason: 'reversed', customerId: null, credited: null, note: '' } as const
  await tx.run(
    query
      .updateTable('deposits.transfers')
      .set({ ...waiting, reversals: transfer.reversals + 1 })
      .where('id', '=', transfer.id),
  )
  return transfer.id
}
