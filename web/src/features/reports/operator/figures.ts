import {
  depositFigures,
  type Figure,
  type FigureGroup,
  type FigureSums,
  type PeriodSums,
  type ReportSummary,
} from '@runmart/contract/reports-figures'
import { operatorPaths } from '#platform/operator-paths.ts'
import type { Period } from './use-period.ts'

/** The key figures of a period. */
export const mainFigures = ['sales', 'refunds', 'cost', 'margin', 'deposits', 'commissions', 'payouts-paid'] as const

/**
 * The sum of deposits if more than one feed has some, then each feed with some. Deposits of the period before count
 * too. Empty without any.
 */
export function depositsByFeed(summary: ReportSummary): ('deposits' | Figure)[] {
  const hasAny = (figure: Figure) => {
    const { amount, before, entries } = sumsOf(summary, figure)
    return amount !== 0 || before !== 0 || entries > 0
  }
  const feeds = depositFigures.filter(hasAny)
  return feeds.length > 1 ? ['deposits', ...feeds] : feeds
}

/** A line of a report, a group of lines, or a calculated figure. */
export type ShownFigure = Figure | FigureGroup | 'margin'

/**
 * The target of a figure's link: its entries. Entries do not cover all of cost and margin, so these link to the
 * services.
 */
export function behind(figure: ShownFigure, { from, to }: Period): string | Record<string, string> {
  return figure === 'cost' || figure === 'margin' ? `${reportOf({ from, to })}&by=services` : { figure, from, to }
}

/** The path of the report for these days. */
export const reportOf = ({ from, to }: Period): string =>
  `${operatorPaths.reports}?${new URLSearchParams({ period: 'own', from, to })}`

type Sums = PeriodSums & Pick<FigureSums, 'entries'>

/** A figure of a period, with the period before. */
export function sumsOf({ figures, cost, margin }: ReportSummary, name: ShownFigure): Sums {
  if (name === 'cost' || name === 'margin') return { ...{ cost, margin }[name], entries: 0 }
  const wanted = figures.filter((it) =>
    name === 'deposits' ? depositFigures.some((deposit) => deposit === it.figure) : it.figure === name,
  )
  const add = (rows: readonly (readonly number[])[]) =>
    (rows[0] ?? []).map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0))
  const sum = (of: (it: FigureSums) => number) => wanted.reduce((all, it) => all + of(it), 0)
  return {
    amount: sum((it) => it.amount),
    entries: sum((it) => it.entries),
    before: sum((it) => it.before),
    days: add(wanted.map((it) => it.days)),
    daysBefore: add(wanted.map((it) => it.daysBefore)),
  }
}

/** A named span of days: a day, or the part of a month inside the period. */
export type Span = { name: string; from: string; to: string; at: readonly number[] }

/** Longer periods show months instead of days. */
const MOST_DAYS = 62
export const isByMonth = ({ dates }: Pick<ReportSummary, 'dates'>): boolean => dates.length > MOST_DAYS

export function daySpans(dates: readonly string[]): Span[] {
  return dates.map((date, at) => ({ name: date, from: date, to: date, at: [at] }))
}

export function monthSpans(dates: readonly string[]): Span[] {
  const months = new Map<string, Span>()
  for (const [at, date] of dates.entries()) {
    const name = date.slice(0, 7)
    const known = months.get(name)
    months.set(name, { name, from: known?.from ?? date, to: date, at: [...(known?.at ?? []), at] })
  }
  return [...months.values()]
}

export const amountIn = (days: readonly number[], { at }: Pick<Span, 'at'>): number =>
  at.reduce((sum, index) => sum + (days[index] ?? 0), 0)

/**
 * The indexes of the same days in the period before; a whole period matches its whole predecessor. The last days of a
 * month may be missing there.
 */
export function placesBefore({ at }: Span, { dates, before }: ReportSummary): readonly number[] {
  return at.length === dates.length ? [...before.dates.keys()] : at.filter((it) => it < before.dates.length)
}
