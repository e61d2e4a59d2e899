import { type Searcher, usersNamed, usersNamedAmong } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'

/**
 * Customers who match the words for this searcher; empty without words. If too many match, returns only customers of
 * the searched rows.
 */
export async function customersMeant(
  tx: Tx,
  words: string | undefined,
  searcher: Searcher,
  listRows: () => Promise<{ customerId: string }[]>,
): Promise<string[]> {
  if (!words) return []
  const { ids, more } = await usersNamed(tx, words, searcher)
  if (!more) return ids
  const rows = await listRows()
  return usersNamedAmong(
    tx,
    words,
    rows.map((it) => it.customerId),
    searcher,
  )
}
