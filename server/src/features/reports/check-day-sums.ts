import type { BookCheck } from '@runmart/contract/ledger'
import { periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import { listDayFigures, listSummedDays } from './day-queries.ts'
import { sumDayFigures } from './sum-day.ts'

const EXAMPLES = 5

/** The sums of closed days say what the entries say, day by day and account by account. */
export async function checkDaySums(tx: Tx): Promise<BookCheck> {
  const differing: string[] = []
  for (const { day, timeZone } of await listSummedDays(tx)) {
    const words = (sums: readonly { account: string; figure: string; amount: number; entries: number }[]) =>
      sums.map((it) => `${it.account} ${it.figure} ${it.amount} (${it.entries})`).sort()
    const stored = new Set(words(await listDayFigures(tx, { from: day, to: day, timeZone })))
    const posted = new Set(words(await sumDayFigures(tx, periodSpan(day, day, timeZone))))
    for (const it of stored.difference(posted)) differing.push(`${day} has ${it}`)
    for (const it of posted.difference(stored)) differing.push(`${day} lacks ${it}`)
  }
  return { name: 'day-sums-equal-entries', found: differing.length, examples: differing.slice(0, EXAMPLES) }
}
