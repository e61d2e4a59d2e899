import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { DayFigures } from '@runmart/contract/today'
import { countNewCustomers } from '#features/accounts/index.ts'
import { sumMoneyBetween } from '#features/ledger/index.ts'
import { sumMargin } from '#features/reports/index.ts'
import { dayUntilNow } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput } from '#platform/http/route.ts'

/** The shop's day so far, beside yesterday and the same weekday of last week up to the same time of day. */
export async function getFigures(
  tx: Tx,
  { caller: { timeZone } }: HandlerInput<typeof api.today.figures>,
): Promise<Result<DataOf<typeof api.today.figures>>> {
  const now = Temporal.Now.instant()
  const figuresOf = async (daysAgo: number): Promise<DayFigures> => {
    const part = dayUntilNow(daysAgo, timeZone, now)
    return {
      ...(await sumMoneyBetween(tx, part.since, part.before)),
      ...(await sumMargin(tx, part, timeZone)),
      customers: await countNewCustomers(tx, part.since, part.before),
    }
  }
  return {
    data: {
      at: now.toString({ fractionalSecondDigits: 3 }),
      today: await figuresOf(0),
      yesterday: await figuresOf(1),
      lastWeek: await figuresOf(7),
    },
  }
}
