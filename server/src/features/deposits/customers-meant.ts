import { usersNamed, usersNamedAmong } from '#features/accounts/index.ts'
import type { Tx } from '#platform/db/tx.ts'

/** Customers whose name or address contains the words; where that is true of many, those of a list that they are looked for in. */
export async function customersMeant(tx: Tx, words: string, listCustomers: () => Promise<string[]>): Promise<string[]> {
  const { ids, more } = await usersNamed(tx, words)
  return more ? usersNamedAmong(tx, words, await listCustomers()) : ids
}
