import type { Tx } from '#platform/db/tx.ts'
import { forgottenLetters } from './delivery-queries.ts'
import { deliverOn } from './tasks.ts'

/** Takes up letters that stand still: their job gave up, or some readers' mail servers are to be asked again. */
export async function resumeLetters(tx: Tx): Promise<void> {
  for (const letterId of await forgottenLetters(tx)) deliverOn(tx, letterId)
}
