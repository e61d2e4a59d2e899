import type { OnDay, Period } from './day-queries.ts'

type Sums<Figure extends string> = Record<Figure, number>

/** Adds up days of a period and of the one before it, figure by figure: both stand beside each other. */
export function addUp<Figure extends string>(
  days: readonly OnDay<Readonly<Sums<Figure>>>[],
  { from }: Period,
  figures: readonly Figure[],
): { now: Sums<Figure>; former: Sums<Figure> } {
  const sum = (rows: typeof days) =>
    Object.fromEntries(figures.map((it) => [it, rows.reduce((all, row) => all + row[it], 0)])) as Sums<Figure>
  return { now: sum(days.filter((it) => it.day >= from)), former: sum(days.filter((it) => it.day < from)) }
}
