import type { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import { marginOf, type ServiceSums } from '@runmart/contract/reports-figures'
import { translator } from '@runmart/i18n/server'
import { serviceNames } from '#features/catalog/index.ts'
import { type Column, streamCsv } from '#platform/csv.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { addUp } from './add-up.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { listDayServices, type Period } from './day-queries.ts'
import { readPeriod, withBefore } from './read-period.ts'
import { serviceFigures } from './sum-day-orders.ts'
import { sumOpenServices } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.services>

/** A period by service, most sold first: a page, or all as a table. */
export async function listServices(
  db: Transactions,
  input: Input,
): Promise<Result<DataOf<typeof api.reports.services>>> {
  const { page, limit, format } = input.query
  const period = readPeriod(input.query)
  const all = await db.snapshot((tx) => sumServices(tx, period, input))
  const data = { items: all.slice((page - 1) * limit, page * limit), total: all.length, page, limit }
  if (format !== 'csv') return { data }
  await auditExport(db, input, 'services', period)
  const content = servicesCsv(all, input.request.language)
  return { data: { ...data, items: [] }, download: csvFile('services', `${period.from}-${period.to}`, content) }
}

async function sumServices(
  tx: Tx,
  period: Period,
  { caller: { timeZone }, request: { language } }: Input,
): Promise<ServiceSums[]> {
  const both = withBefore(period)
  const days = [...(await listDayServices(tx, { ...both, timeZone })), ...(await sumOpenServices(tx, both, timeZone))]
  const byService = Map.groupBy(days, (it) => it.serviceId)
  const names = await serviceNames(tx, [...byService.keys()], language)
  const all = [...byService].map(([id, rows]): ServiceSums => {
    const { now, former } = addUp(rows, period, serviceFigures)
    const before = { ...former, margin: marginOf(former) }
    return { id, name: names.get(id)?.name ?? '', ...now, before }
  })
  return all.sort((a, b) => b.sales - a.sales || b.refunds - a.refunds || a.name.localeCompare(b.name))
}

function servicesCsv(all: readonly ServiceSums[], language: Input['request']['language']): Readable {
  const t = translator(language)
  const former = (name: string) => t('csv.inPeriodBefore', { name })
  const columns: Column<ServiceSums>[] = [
    [t('csv.service'), (it) => it.name],
    [t('csv.orders'), (it) => it.orders],
    [t('csv.sales'), (it) => it.sales],
    [t('csv.refunded'), (it) => it.refunds],
    [t('csv.commissions'), (it) => it.commissions],
    [t('csv.uncosted'), (it) => it.uncosted],
    [t('csv.cost'), (it) => it.cost],
    [t('csv.margin'), marginOf],
    [former(t('csv.orders')), ({ before }) => before.orders],
    [former(t('csv.sales')), ({ before }) => before.sales],
    [former(t('csv.refunded')), ({ before }) => before.refunds],
    [former(t('csv.commissions')), ({ before }) => before.commissions],
    [former(t('csv.uncosted')), ({ before }) => before.uncosted],
    [former(t('csv.cost')), ({ before }) => before.cost],
    [former(t('csv.margin')), ({ before }) => before.margin],
  ]
  return streamCsv(language, columns, [all])
}
