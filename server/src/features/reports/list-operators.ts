import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { OperatorSums } from '@runmart/contract/reports'
import { translator } from '@runmart/i18n/server'
import { usernamesOf } from '#features/accounts/index.ts'
import { type Column, toCsv } from '#platform/csv.ts'
import { periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { type Period, sumOperators } from './day-queries.ts'
import { isIn, readPeriod } from './read-period.ts'
import { sumDayOperators } from './sum-day.ts'
import { openDays } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.operators>

/** What each operator delivered, credited and refunded in a period, who delivered most first. */
export async function listOperators(
  db: Transactions,
  input: Input,
): Promise<Result<DataOf<typeof api.reports.operators>>> {
  const period = readPeriod(input.query)
  const items = await db.snapshot((tx) => sumAll(tx, period, input.caller.timeZone))
  if (input.query.format !== 'csv') return { data: { items } }
  await auditExport(db, input, 'operators', period)
  const t = translator(input.request.language)
  const columns: Column<OperatorSums>[] = [
    [t('csv.operator'), (it) => it.name || it.id],
    [t('csv.delivered'), (it) => it.delivered],
    [t('csv.deliveredAmount'), (it) => it.deliveredAmount],
    [t('csv.credited'), (it) => it.credited],
    [t('csv.refunded'), (it) => it.refunded],
  ]
  const content = toCsv(input.request.language, columns, items)
  return { data: { items: [] }, download: csvFile('operators', `${period.from}-${period.to}`, content) }
}

async function sumAll(tx: Tx, period: Period, timeZone: string): Promise<OperatorSums[]> {
  const rows = await sumOperators(tx, { ...period, timeZone })
  for (const day of (await openDays(tx, timeZone)).filter((it) => isIn(it, period)))
    rows.push(...(await sumDayOperators(tx, periodSpan(day, day, timeZone))))
  const names = await usernamesOf(
    tx,
    rows.map((it) => it.operatorId),
  )
  const sums = new Map<string, OperatorSums>()
  for (const { operatorId: id, ...it } of rows) {
    const sum = sums.get(id) ?? {
      id,
      name: names.get(id) ?? '',
      delivered: 0,
      deliveredAmount: 0,
      credited: 0,
      refunded: 0,
    }
    sums.set(id, {
      ...sum,
      delivered: sum.delivered + it.delivered,
      deliveredAmount: sum.deliveredAmount + it.deliveredAmount,
      credited: sum.credited + it.credited,
      refunded: sum.refunded + it.refunded,
    })
  }
  return [...sums.values()].sort((a, b) => b.deliveredAmount - a.deliveredAmount || b.credited - a.credited)
}
