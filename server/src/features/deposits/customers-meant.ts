import { type Searcher, usersNamed, usersNamedAmong } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Customers whom this searcher may mean by the words, if there are any; where that is true of many, those of the rows that are searched. */
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
