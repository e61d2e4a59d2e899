import type { Readable } from 'node:stream'
import type { api } from '@runmart/contract'
import {
  type Figure,
  type FigureSums,
  figures,
  marginOf,
  type PeriodSums,
  type ReportSummary,
} from '@runmart/contract/reports-figures'
import { translator } from '@runmart/i18n/server'
import { type Column, streamCsv } from '#platform/csv.ts'
import { datesOf } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { auditExport, csvFile } from './audit-export.ts'
import {
  type DayFigure,
  listDayCosts,
  listDayFigures,
  type Period,
  sumFiguresBefore,
  type ZonedPeriod,
} from './day-queries.ts'
import { asFigure, places } from './figures.ts'
import { isIn, periodBefore, readPeriod } from './read-period.ts'
import { sumOpenDays, sumOpenServices } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.summary>

/** A period by line and day beside its comparison period, and the shop's debts, all from one snapshot. */
export async function showSummary(db: Transactions, input: Input): Promise<Result<ReportSummary>> {
  const { timeZone } = input.caller
  const period = readPeriod(input.query)
  const data = await db.snapshot((tx) => summarize(tx, period, timeZone))
  if (input.query.format !== 'csv') return { data }
  await auditExport(db, input, 'summary', period)
  const content = summaryCsv(data, input.request.language)
  return { data, download: csvFile('report', `${period.from}-${period.to}`, content) }
}

async function summarize(tx: Tx, period: Period, timeZone: string): Promise<ReportSummary> {
  const before = periodBefore(period)
  const both = { from: before.from, to: period.to }
  const open = await sumOpenDays(tx, timeZone)
  const days = [...(await listDayFigures(tx, { ...both, timeZone })), ...open]
  const costs = [...(await listDayCosts(tx, { ...both, timeZone })), ...(await sumOpenServices(tx, both, timeZone))]
  const [dates, datesBefore] = [datesOf(period.from, period.to), datesOf(before.from, before.to)]
  const sums = <T extends { day: string }>(rows: readonly T[], amountOf: (row: T) => number): PeriodSums =>
    withTotals(byDate(rows, dates, amountOf), byDate(rows, datesBefore, amountOf))
  const lines = figures.map((figure): FigureSums => {
    const mine = days.filter((it) => asFigure(it.figure) === figure)
    const entries = mine.filter((it) => isIn(it.day, period)).reduce((count, it) => count + it.entries, 0)
    return { figure, entries, ...sums(mine, (it) => places[figure].sign * it.amount) }
  })
  const [cost, uncosted] = [sums(costs, (it) => it.cost), sums(costs, (it) => it.uncosted)]
  return {
    ...period,
    timeZone,
    dates,
    before: { ...before, dates: datesBefore },
    figures: lines,
    ...{ cost, uncosted, margin: marginIn(lines, cost, uncosted) },
    liabilities: await oweTo(tx, { ...period, timeZone }, days, open),
  }
}

const total = (amounts: readonly number[]) => amounts.reduce((all, it) => all + it, 0)

function byDate<T extends { day: string }>(rows: readonly T[], dates: readonly string[], amountOf: (row: T) => number) {
  const days = Map.groupBy(rows, (it) => it.day)
  return dates.map((date) => total((days.get(date) ?? []).map(amountOf)) || 0)
}

const withTotals = (days: number[], daysBefore: number[]): PeriodSums => ({
  ...{ amount: total(days), before: total(daysBefore), days, daysBefore },
})

/** The margin of each day, by the definition that all reports share. */
function marginIn(lines: readonly FigureSums[], cost: PeriodSums, uncosted: PeriodSums): PeriodSums {
  const lineOf = (figure: Figure) => lines.find((it) => it.figure === figure)
  const [sales, refunds] = [lineOf('sales'), lineOf('refunds')]
  const margins = (of: 'days' | 'daysBefore') =>
    cost[of].map((amount, at) =>
      marginOf({
        ...{ sales: sales?.[of][at] ?? 0, refunds: refunds?.[of][at] ?? 0 },
        ...{ uncosted: uncosted[of][at] ?? 0, cost: amount },
      }),
    )
  return withTotals(margins('days'), margins('daysBefore'))
}

const FOREVER = '9999-12-31'

/**
 * Customers' balances at the start of the period and after each day, and the shop's other current debts.
 */
async function oweTo(
  tx: Tx,
  { from, to, timeZone }: ZonedPeriod,
  days: readonly DayFigure[],
  open: readonly DayFigure[],
): Promise<ReportSummary['liabilities']> {
  const until = async (day: string) => {
    const sums = [...(await sumFiguresBefore(tx, day, timeZone)), ...open.filter((it) => it.day < day)]
    return (account: string) => total(sums.filter((it) => it.account === account).map((it) => it.amount))
  }
  const opening = (await until(from))('customers')
  const now = await until(FOREVER)
  let owed = opening
  const ofCustomers = days.filter((it) => it.account === 'customers')
  const closings = byDate(ofCustomers, datesOf(from, to), (it) => it.amount).map((amount) => {
    owed += amount
    return owed
  })
  return {
    opening,
    days: closings,
    closing: owed,
    payoutsWaiting: now('house:payouts'),
    sharesHeld: now('house:shares:held'),
    prepaid: -now('house:suppliers') || 0,
  }
}

function summaryCsv(summary: ReportSummary, language: Input['request']['language']): Readable {
  const { dates, figures: lines, uncosted, cost, margin, liabilities } = summary
  const t = translator(language)
  // A longer month has days that the month before lacks.
  const column = (name: string, days: readonly number[]): Column<number> => [name, (at) => days[at] ?? null]
  const former = (name: string) => t('csv.inPeriodBefore', { name })
  const compared: [name: string, sums: PeriodSums][] = [
    ...lines.map((it): [string, PeriodSums] => [`${t(`reportFigures.${it.figure}`)}, ₫`, it]),
    [t('csv.uncosted'), uncosted],
    [t('csv.cost'), cost],
    [t('csv.margin'), margin],
  ]
  return streamCsv(
    language,
    [
      [t('csv.day'), (at) => dates[at] ?? ''],
      ...compared.map(([name, { days }]) => column(name, days)),
      column(t('csv.owed'), liabilities.days),
      ...compared.map(([name, { daysBefore }]) => column(former(name), daysBefore)),
    ],
    [[...dates.keys()]],
  )
}
