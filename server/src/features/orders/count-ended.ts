import type { Transactions } from '#platform/http/route.ts'
import { countNextDay } from './ended-queries.ts'

/** Counts what has ended since the last time, a day a transaction: after an update that is all there ever was. */
export async function countEnded(db: Transactions): Promise<void> {
  while (await db.transaction(countNextDay));
}
