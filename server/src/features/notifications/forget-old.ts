import type { Transactions } from '#platform/http/route.ts'
import { deleteOld } from './item-queries.ts'

const KEPT_DAYS = 180
const AT_ONCE = 5_000

/** Old news is no news: after half a year it is deleted, in pieces that hold nobody up. */
export async function forgetOld(db: Transactions): Promise<void> {
  while (await db.transaction((tx) => deleteOld(tx, KEPT_DAYS, AT_ONCE)));
}
