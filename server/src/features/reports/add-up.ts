import type { OnDay, Period } from './day-queries.ts'
import { isIn, periodBefore } from './read-period.ts'

type Sums<Figure extends string> = Record<Figure, number>

/** Adds up the days of a period and of its comparison period, figure by figure. */
export function addUp<Figure extends string>(
  days: readonly OnDay<Readonly<Sums<Figure>>>[],
  { from, to }: Period,
  figures: readonly Figure[],
): { now: Sums<Figure>; former: Sums<Figure> } {
  const sum = (rows: typeof days) =>
    Object.fromEntries(figures.map((it) => [it, rows.reduce((all, row) => all + row[it], 0)])) as Sums<Figure>
  const [period, before] = [{ from, to }, periodBefore({ from, to })]
  return { now: sum(days.filter((it) => isIn(it.day, period))), former: sum(days.filter((it) => isIn(it.day, before))) }
}
