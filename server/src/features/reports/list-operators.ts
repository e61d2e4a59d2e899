import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { deliveredMargin, type OperatorSums } from '@runmart/contract/reports-figures'
import { translator } from '@runmart/i18n/server'
import { usernamesOf } from '#features/accounts/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { addUp } from './add-up.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { listDayOperators, type Period } from './day-queries.ts'
import { readPeriod, withBefore } from './read-period.ts'
import { sumOpenOperators } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.operators>

/**
 * Deliveries, credits and refunds of each operator in a period, beside the comparison period; most deliveries first.
 */
export async function listOperators(
  db: Transactions,
  input: Input,
): Promise<Result<DataOf<typeof api.reports.operators>>> {
  const period = readPeriod(input.query)
  const items = await db.snapshot((tx) => sumAll(tx, period, input.caller.timeZone))
  if (input.query.format !== 'csv') return { data: { items } }
  await auditExport(db, input, 'operators', period)
  const t = translator(input.request.language)
  const former = (name: string) => t('csv.inPeriodBefore', { name })
  const columns: Column<OperatorSums>[] = [
    [t('csv.operator'), (it) => it.name || it.id],
    [t('csv.delivered'), (it) => it.delivered],
    [t('csv.deliveredAmount'), (it) => it.deliveredAmount],
    [t('csv.credited'), (it) => it.credited],
    [t('csv.refunded'), (it) => it.refunded],
    [t('csv.returned'), (it) => it.returned],
    [t('csv.uncosted'), (it) => it.uncosted],
    [t('csv.cost'), (it) => it.cost],
    [t('csv.margin'), deliveredMargin],
    [former(t('csv.delivered')), ({ before }) => before.delivered],
    [former(t('csv.deliveredAmount')), ({ before }) => before.deliveredAmount],
    [former(t('csv.credited')), ({ before }) => before.credited],
    [former(t('csv.refunded')), ({ before }) => before.refunded],
    [former(t('csv.returned')), ({ before }) => before.returned],
    [former(t('csv.uncosted')), ({ before }) => before.uncosted],
    [former(t('csv.cost')), ({ before }) => before.cost],
    [former(t('csv.margin')), ({ before }) => before.margin],
  ]
  const content = streamCsv(input.request.language, columns, [items])
  return { data: { items: [] }, download: csvFile('operators', `${period.from}-${period.to}`, content) }
}

const summed = ['delivered', 'deliveredAmount', 'returned', 'cost', 'uncosted', 'credited', 'refunded'] as const

async function sumAll(tx: Tx, period: Period, timeZone: string): Promise<OperatorSums[]> {
  const both = withBefore(period)
  const days = [...(await listDayOperators(tx, { ...both, timeZone })), ...(await sumOpenOperators(tx, both, timeZone))]
  const byOperator = Map.groupBy(days, (it) => it.operatorId)
  const names = await usernamesOf(tx, [...byOperator.keys()])
  const all = [...byOperator].map(([id, rows]): OperatorSums => {
    const { now, former } = addUp(rows, period, summed)
    const before = { ...former, margin: deliveredMargin(former) }
    return { id, name: names.get(id) ?? '', ...now, before }
  })
  return all.sort((a, b) => b.deliveredAmount - a.deliveredAmount || b.credited - a.credited)
}
