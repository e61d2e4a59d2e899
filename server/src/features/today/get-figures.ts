import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { countNewCustomers } from '#features/accounts/index.ts'
import { sumMoneyBetween } from '#features/ledger/index.ts'
import { sumMargin } from '#features/reports/index.ts'
import { dayUntilNow } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'

/**
 * The figures of today so far, or of an earlier day up to the same time. One day per call: an open page reloads today
 * after every event, the other days once a minute.
 */
export async function getFigures(
  tx: Tx,
  { timeZone }: { timeZone: string },
  daysAgo: number,
): Promise<Result<DataOf<typeof api.today.figures>>> {
  const now = Temporal.Now.instant()
  const part = dayUntilNow(daysAgo, timeZone, now)
  const figures = {
    ...(await sumMoneyBetween(tx, part.since, part.before)),
    ...(await sumMargin(tx, part, timeZone)),
    customers: await countNewCustomers(tx, part.since, part.before),
  }
  return { data: { at: now.toString({ fractionalSecondDigits: 3 }), figures } }
}
