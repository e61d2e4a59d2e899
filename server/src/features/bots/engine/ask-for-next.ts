import { askToRun } from '#features/orders/index.ts'
import type { Tx } from '#platform/db/tx.ts'
import { wantedNow } from './wanted-now.ts'

/** A place of this customer is free: the oldest of his runs that nobody has and nobody was asked to take may have it. */
export async function askForNext(tx: Tx, customerId: string): Promise<void> {
  const next = (await wantedNow(tx, customerId)).find((it) => !it.isHeld && it.input === null)
  if (next) askToRun(tx, next.id)
}
