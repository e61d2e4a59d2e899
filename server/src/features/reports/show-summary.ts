import type { api } from '@runmart/contract'
import { figures, type ReportSummary } from '@runmart/contract/reports'
import { translator } from '@runmart/i18n/server'
import { type Column, toCsv } from '#platform/csv.ts'
import { datesOf, nextDay } from '#platform/days.ts'
import type { Tx } from '#platform/db/tx.ts'
import type { Result } from '#platform/http/envelope.ts'
import type { HandlerInput, Transactions } from '#platform/http/route.ts'
import { auditExport, csvFile } from './audit-export.ts'
import { type DayFigure, listDayFigures, type Period, sumFiguresBefore, type ZonedPeriod } from './day-queries.ts'
import { asFigure, places } from './figures.ts'
import { isIn, periodBefore, readPeriod } from './read-period.ts'
import { sumOpenDays } from './sum-days.ts'

type Input = HandlerInput<typeof api.reports.summary>

/** A period line by line and day by day beside the one before, and what the shop owes: all from one instant. */
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
  const open = await sumOpenDays(tx, timeZone)
  const days = [...(await listDayFigures(tx, { from: before.from, to: period.to, timeZone })), ...open]
  const [dates, datesBefore] = [datesOf(period.from, period.to), datesOf(before.from, before.to)]
  const lines = figures.map((figure) => {
    const { sign } = places[figure]
    const mine = days.filter((it) => asFigure(it.figure) === figure)
    const byDay = (all: readonly string[]) => all.map((date) => sign * sum(mine.filter((it) => it.day === date)) || 0)
    const [shown, shownBefore] = [byDay(dates), byDay(datesBefore)]
    const entries = mine.filter((it) => isIn(it.day, period)).reduce((count, it) => count + it.entries, 0)
    return { figure, amount: total(shown), entries, before: total(shownBefore), days: shown, daysBefore: shownBefore }
  })
  return {
    ...period,
    timeZone,
    dates,
    before: { ...before, dates: datesBefore },
    figures: lines,
    liabilities: await oweTo(tx, { ...period, timeZone }, open),
  }
}

const sum = (rows: readonly { amount: number }[]) => rows.reduce((all, it) => all + it.amount, 0)
const total = (amounts: readonly number[]) => amounts.reduce((all, it) => all + it, 0)

/** What customers had by the entries when the period began and when it ended, and what else is owed now. */
async function oweTo(tx: Tx, { from, to, timeZone }: ZonedPeriod, open: readonly DayFigure[]) {
  const FOREVER = '9999-12-31'
  const until = async (day: string, account: string) => {
    const stored = await sumFiguresBefore(tx, day, timeZone)
    return sum([...stored, ...open.filter((it) => it.day < day)].filter((it) => it.account === account))
  }
  return {
    opening: await until(from, 'customers'),
    closing: await until(nextDay(to), 'customers'),
    payoutsWaiting: await until(FOREVER, 'house:payouts'),
    sharesHeld: await until(FOREVER, 'house:shares:held'),
    prepaid: -(await until(FOREVER, 'house:suppliers')) || 0,
  }
}

function summaryCsv({ dates, figures: lines }: ReportSummary, language: Input['request']['language']): string {
  const t = translator(language)
  const columns: Column<number>[] = [
    [t('csv.day'), (at) => dates[at] ?? ''],
    ...lines.map((it): Column<number> => [`${t(`reportFigures.${it.figure}`)}, ₫`, (at) => it.days[at] ?? 0]),
  ]
  return toCsv(language, columns, [...dates.keys()])
}
