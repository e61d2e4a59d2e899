import { usersNamed, usersNamedAmong } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Customers whose name or address contains the words, if there are any; where that is true of many, those of the rows that are searched. */
export async function customersMeant(
  tx: Tx,
  words: string | undefined,
  listRows: () => Promise<{ customerId: string }[]>,
): Promise<string[]> {
  if (!words) return []
  const { ids, more } = await usersNamed(tx, words)
  if (!more) return ids
  const rows = await listRows()
  return usersNamedAmong(
    tx,
    words,
    rows.map((it) => it.customerId),
  )
}
