import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { sumBalances } from '#features/ledger/index.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { sumFiguresBefore } from './day-queries.ts'
import { sumOpenDays } from './sum-days.ts'

/** The sum of all balances, and customers' balances by all days' entries, from one snapshot. */
export async function showBalances(
  db: Transactions,
  { caller }: HandlerInput<typeof api.reports.balances>,
): Promise<Result<DataOf<typeof api.reports.balances>>> {
  const data = await db.snapshot(async (tx) => {
    const sums = [
      ...(await sumFiguresBefore(tx, '9999-12-31', caller.timeZone)),
      ...(await sumOpenDays(tx, caller.timeZone)),
    ]
    const entries = sums.reduce((sum, it) => (it.account === 'customers' ? sum + it.amount : sum), 0)
    return { balances: await sumBalances(tx), entries }
  })
  return { data }
}
