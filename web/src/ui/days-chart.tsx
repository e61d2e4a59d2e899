import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'

type Props = {
  days: readonly ChartDay[]
  /** Above the bars: the totals, or the amounts of the day pointed at. */
  legend: (pointed: number | null) => ReactNode
  /** The same as a table, for those who do not see bars. */
  table: ReactNode
}

/** A bar a day; the legend above is about all days, or the one pointed at. */
export function DaysFigure({ days, legend, table }: Props) {
  const { language } = useLanguage()
  const [pointed, setPointed] = useState<number | null>(null)
  const date = (index: number | null) => {
    const day = index === null ? undefined : days.at(index)
    if (!day) return null
    return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(day.date),
    )
  }
  return (
    <figure className="relative m-0">
      <figcaption className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        {legend(pointed)}
        <span className="ml-auto text-[13px] text-ink-faint max-sm:hidden">{date(pointed)}</span>
      </figcaption>
      <DaysBars days={days} pointed={pointed} onPoint={setPointed} />
      <div aria-hidden className="mt-2 flex justify-between text-xs text-ink-faint">
        <span>{date(0)}</span>
        <span>{date(Math.floor(days.length / 2))}</span>
        <span>{date(-1)}</span>
      </div>
      {table}
    </figure>
  )
}

/** A day of a chart: the amounts above and below its line. */
type ChartDay = { date: string; up: number; down: number }

type BarsProps = {
  days: readonly ChartDay[]
  pointed: number | null
  onPoint: (index: number | null) => void
}

const HEIGHT = 100
const GAP = 0.28

/**
 * Stretches to the width it has, so it holds nothing but upright bars and a line. Up and down share one scale, and the
 * line stands where both just fit; at the bottom when all is zero.
 */
function DaysBars({ days, pointed, onPoint }: BarsProps) {
  const up = Math.max(...days.map((day) => day.up))
  const down = Math.max(...days.map((day) => day.down))
  const scale = (HEIGHT - 2) / (up + down || 1)
  const height = (amount: number) => (amount === 0 ? 0 : Math.max(1, amount * scale))
  const line = up + down === 0 ? HEIGHT - 1 : 1 + up * scale
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="block h-44 w-full"
      onPointerLeave={() => onPoint(null)}
    >
      {days.map((day, index) => (
        <g
          key={day.date}
          className={classes('transition-opacity', pointed !== null && pointed !== index && 'opacity-40')}
          onPointerEnter={() => onPoint(index)}
        >
          <rect x={index} y={0} width={1} height={HEIGHT} className="fill-transparent" />
          <rect
            x={index + GAP / 2}
            y={line - height(day.up)}
            width={1 - GAP}
            height={height(day.up)}
            className="fill-brand"
          />
          <rect x={index + GAP / 2} y={line} width={1 - GAP} height={height(day.down)} className="fill-brand/40" />
        </g>
      ))}
      <line
        x1={0}
        x2={days.length}
        y1={line}
        y2={line}
        vectorEffect="non-scaling-stroke"
        className="stroke-line-strong"
      />
    </svg>
  )
}

type Column = { header: string; cells: readonly string[] }
type TableProps = { caption: string; day: string; dates: readonly string[]; columns: readonly Column[] }

/** The numbers behind a chart, for those who do not see it. A table alone would not shrink and make the page scroll. */
export function DaysTable({ caption, day, dates, columns }: TableProps) {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  return (
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{day}</th>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {dates.map((date, at) => (
            <tr key={date}>
              <th scope="row">{format.format(new Date(date))}</th>
              {columns.map(({ header, cells }) => (
                <td key={header}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
