import { addDays, addMonths, dayOf, isDay } from '#platform/days.ts'
import { shownTimeZone } from '#platform/time-zone.ts'
import { type Filters, useFilters } from '#platform/use-filters.ts'

export const periodNames = ['today', 'week', 'month', 'lastMonth', 'own'] as const
export type PeriodName = (typeof periodNames)[number]
export const views = ['lines', 'days', 'months', 'deposits', 'services', 'customers', 'operators'] as const
export type View = (typeof views)[number]

/** The first and last day of a report. */
export type Period = { from: string; to: string }

/** The page of a table that the address asks for. */
export type Paging = Pick<Filters, 'isFiltered' | 'reset' | 'page' | 'setPage'>

/** Reads the period and the table from the address; this month by default. */
export function useReportAddress() {
  const filters = useFilters<'period' | 'from' | 'to' | 'by'>()
  const [from, to] = [filters.get('from'), filters.get('to')]
  const name = periodNames.find((it) => it === filters.get('period')) ?? 'month'
  const today = dayOf(new Date(), shownTimeZone())
  const own = isDay(from) && isDay(to) ? { from, to } : periodOf('month', today)
  return {
    filters,
    name,
    period: name === 'own' ? own : periodOf(name, today),
    today,
    view: views.find((it) => it === filters.get('by')) ?? 'lines',
    choose: (next: PeriodName, current: Period) =>
      filters.set(next === 'own' ? { period: next, ...current } : { period: next, from: null, to: null }),
  }
}

export function periodOf(name: Exclude<PeriodName, 'own'>, today: string): Period {
  const month = today.slice(0, 7)
  if (name === 'today') return { from: today, to: today }
  if (name === 'week') return { from: addDays(today, -6), to: today }
  if (name === 'month') return { from: `${month}-01`, to: today }
  return { from: `${addMonths(month, -1)}-01`, to: addDays(`${month}-01`, -1) }
}
