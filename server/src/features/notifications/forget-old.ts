import type { Steps } from '#platform/http/route.ts'
import { deleteOld } from './item-queries.ts'

const KEPT_DAYS = 180
const AT_ONCE = 5_000

/** Old news is no news: after half a year it is deleted, in pieces that hold nobody up. */
export async function forgetOld(steps: Steps): Promise<void> {
  while (await steps.transaction((tx) => deleteOld(tx, KEPT_DAYS, AT_ONCE)));
}
