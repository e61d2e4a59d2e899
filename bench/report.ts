import type { Spread } from './rounds.ts'

/** The figures of a measurement, by name: a spread over rounds, a single value, or a reason for none. */
export type Figures = Record<string, Figure>
export type Figure = Spread | number | string

type Row = { value: number | string; min?: number; max?: number; 'last run'?: number | string; change?: string }

/** The rows of the printed table: the figures, and the difference to the last run on a similar machine. */
export function rowsOf(figures: Figures, last: Figures | null): Record<string, Row> {
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => {
      const before = last?.[name]
      const row: Row = typeof figure === 'object' ? { value: figure.median, ...rangeOf(figure) } : { value: figure }
      if (before === undefined) return [name, row]
      return [name, { ...row, 'last run': middleOf(before), change: changeOf(figure, before) }]
    }),
  )
}

function changeOf(now: Figure, before: Figure): string {
  const [value, was] = [middleOf(now), middleOf(before)]
  if (typeof value === 'string' || typeof was === 'string' || was === 0) return ''
  const percent = Math.round((value / was - 1) * 100)
  const change = `${percent > 0 ? '+' : ''}${percent} %`
  return overlap(now, before) ? `${change}, within the spread` : change
}

/** Whether the ranges of both runs overlap: then the difference means nothing. */
function overlap(a: Figure, b: Figure): boolean {
  return typeof a === 'object' && typeof b === 'object' && a.min <= b.max && b.min <= a.max
}

const middleOf = (figure: Figure) => (typeof figure === 'object' ? figure.median : figure)
const rangeOf = ({ min, max }: Spread) => ({ min, max })
