import type { api } from '@runmart/contract'
import type { DataOf } from '@runmart/contract/endpoint'
import type { ServiceSums } from '@runmart/contract/reports'
import { translator } from '@runmart/i18n/server'
import { listCosts, serviceNames } from '#features/catalog/index.ts'
import { idsBetween, partnerOrders } from '#features/orders/index.ts'
import { sumCostsByService } from '#features/suppliers/index.ts'
import { type Column, toCsv } from '#platform/csv.ts'
import { periodSpan } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { listDayServices, type Period } from './day-queries.ts'
import { isIn, readPeriod } from './read-period.ts'
import { type ServiceDay, sumDayServices } from './sum-day.ts'
import { openDays } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.services>
type Day = ServiceDay & { day: string }

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
  const days: Day[] = await listDayServices(tx, { ...period, timeZone })
  for (const day of (await openDays(tx, timeZone)).filter((it) => isIn(it, period)))
    for (const sum of await sumDayServices(tx, periodSpan(day, day, timeZone))) days.push({ ...sum, day })
  const ids = [...new Set(days.map((it) => it.serviceId))]
  const names = await serviceNames(tx, ids, language)
  const costAt = await listCosts(tx, ids)
  const placed = idsBetween(periodSpan(period.from, period.to, timeZone))
  const charged = await sumCostsByService(tx, placed)
  const shared = await partnerOrders.sumSharesByService(tx, placed)
  const sums = new Map<string, ServiceSums & { units: number }>()
  for (const { serviceId: id, day, ...it } of days) {
    const sum = sums.get(id) ?? {
      id,
      name: names.get(id)?.name ?? '',
      orders: 0,
      sales: 0,
      refunds: 0,
      cost: 0,
      units: 0,
    }
    const cost = it.units === 0 ? 0 : costAt(id, periodSpan(day, day, timeZone).before)
    sums.set(id, {
      ...sum,
      orders: sum.orders + it.orders,
      sales: sum.sales + it.sales,
      refunds: sum.refunds + it.refunds,
      units: sum.units + it.units,
      // A day without a known cost leaves the whole unknown: half a cost would be read as a margin.
      cost: cost === null || sum.cost === null ? null : sum.cost + cost * it.units,
    })
  }
  const all = [...sums.values()].map(({ units, ...it }) => {
    const known = { charged: charged.get(it.id) ?? nothing, shared: shared.get(it.id) ?? nothing }
    return { ...it, cost: costOf(it.cost, units, known) }
  })
  return all.sort((a, b) => b.sales - a.sales || b.refunds - a.refunds || a.name.localeCompare(b.name))
}

type Known = { units: number; cost: number }
const nothing: Known = { units: 0, cost: 0 }

/**
 * What suppliers charged and partners earn is known. What is left of the units costs what the service says, if it does; where a
 * partner delivers, that comes on top.
 */
function costOf(
  estimated: number | null,
  units: number,
  { charged, shared }: { charged: Known; shared: Known },
): number | null {
  const known = charged.cost + shared.cost
  const others = Math.max(0, units - charged.units)
  if (estimated === null) return others <= shared.units && units > 0 ? known : null
  return units === 0 ? known : known + Math.round((estimated * others) / units)
}

function servicesCsv(all: readonly ServiceSums[], language: Input['request']['language']): string {
  const t = translator(language)
  const isKnown = all.some((it) => it.cost !== null)
  const columns: Column<ServiceSums>[] = [
    [t('csv.service'), (it) => it.name],
    [t('csv.orders'), (it) => it.orders],
    [t('csv.sales'), (it) => it.sales],
    [t('csv.refunded'), (it) => it.refunds],
  ]
  const margins: Column<ServiceSums>[] = [
    [t('csv.cost'), (it) => it.cost],
    [t('csv.margin'), (it) => (it.cost === null ? null : it.sales - it.refunds - it.cost)],
  ]
  return toCsv(language, isKnown ? [...columns, ...margins] : columns, all)
}
