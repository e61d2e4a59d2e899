import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { dayText, shortDayText } from './date-text.ts'

type Props = {
  days: readonly ChartDay[]
  /** After the numbers of the scale, such as a currency's sign. */
  unit?: string
  /** Above the bars: the total, or the amount of the day pointed at. */
  legend: (pointed: number | null) => ReactNode
  /** The same as a table, for those who do not see bars. */
  table: ReactNode
  /** What is below the bars; the day unless told otherwise. */
  nameOf?: (date: string) => string
  /** The room that the bars have. */
  height?: string
}

/** A bar a day above a scale of three lines; the legend is about all days, or the one pointed at. */
export function DaysFigure({ days, unit, legend, table, nameOf, height = 'h-44' }: Props) {
  const { language } = useLanguage()
  const name = nameOf ?? ((date: string) => shortDayText(language, date))
  const [pointed, setPointed] = useState<number | null>(null)
  const date = (index: number | null) => {
    const day = index === null ? undefined : days.at(index)
    return day ? name(day.date) : null
  }
  const largest = Math.max(...days.map((day) => Math.max(day.amount, day.before ?? 0)))
  const step = gridStep(largest)
  return (
    <figure className="relative m-0">
      <figcaption className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {legend(pointed)}
        <span className="ml-auto text-[13px] text-ink-faint max-sm:hidden">{date(pointed)}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        {/* Where nothing happened there is nothing to measure. */}
        {largest > 0 && <GridLabels step={step} unit={unit} height={height} />}
        <DaysBars days={days} top={step * GRID_LINES} height={height} pointed={pointed} onPoint={setPointed} />
        <div aria-hidden className="col-start-2 mt-2 flex justify-between text-xs text-ink-faint">
          <span>{date(0)}</span>
          <span>{date(Math.floor(days.length / 2))}</span>
          <span>{date(-1)}</span>
        </div>
      </div>
      {table}
    </figure>
  )
}

/** `before` is what it is compared with, drawn as an outline. */
type ChartDay = { date: string; amount: number; before?: number | undefined }

const GRID_LINES = 3

/** A round distance of the grid lines, so that the third is at or above the largest amount. */
export function gridStep(largest: number): number {
  const least = Math.max(largest / GRID_LINES, 1)
  const power = 10 ** Math.floor(Math.log10(least))
  const round = [1, 2, 2.5, 5, 10].find((it) => Math.ceil(it * power) >= least) ?? 10
  return Math.ceil(round * power)
}

/** What the grid lines stand for, beside them, short: the exact sums are in legend and table. */
function GridLabels({ step, unit, height }: { step: number; unit: string | undefined; height: string }) {
  const { language } = useLanguage()
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <div aria-hidden className={classes('grid grid-rows-3 text-right text-xs text-ink-faint tabular-nums', height)}>
      {[3, 2, 1].map((line) => (
        <span key={line} className="-translate-y-2 whitespace-nowrap">
          {[short.format(line * step), unit].filter(Boolean).join('\u00a0')}
        </span>
      ))}
    </div>
  )
}

type BarsProps = {
  days: readonly ChartDay[]
  /** The amount that fills the whole height. */
  top: number
  height: string
  pointed: number | null
  onPoint: (index: number | null) => void
}

const HEIGHT = 99
const GAP = 0.28

/** Stretches to the width it has, so it holds nothing but upright bars and lines. */
function DaysBars({ days, top, height, pointed, onPoint }: BarsProps) {
  const tall = (amount: number) => (amount <= 0 ? 0 : Math.max(1, (amount * HEIGHT) / top))
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classes('col-start-2 block w-full overflow-visible', height)}
      onPointerLeave={() => onPoint(null)}
    >
      {[0, 1, 2, 3].map((line) => (
        <line
          key={line}
          x1={0}
          x2={days.length}
          y1={(line * HEIGHT) / GRID_LINES}
          y2={(line * HEIGHT) / GRID_LINES}
          vectorEffect="non-scaling-stroke"
          className={line === GRID_LINES ? 'stroke-line-strong' : 'stroke-line'}
        />
      ))}
      {days.map((day, index) => (
        <g
          key={day.date}
          className={classes('transition-opacity', pointed !== null && pointed !== index && 'opacity-40')}
          onPointerEnter={() => onPoint(index)}
        >
          <rect x={index} y={0} width={1} height={HEIGHT} className="fill-transparent" />
          <rect
            x={index + GAP / 2}
            y={HEIGHT - tall(day.amount)}
            width={1 - GAP}
            height={tall(day.amount)}
            className="fill-brand"
          />
          {(day.before ?? 0) > 0 && (
            <rect
              x={index + GAP / 4}
              y={HEIGHT - tall(day.before ?? 0)}
              width={1 - GAP / 2}
              height={tall(day.before ?? 0)}
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-ink-faint"
            />
          )}
        </g>
      ))}
    </svg>
  )
}

type Column = { header: string; cells: readonly string[] }
type TableProps = {
  caption: string
  day: string
  dates: readonly string[]
  columns: readonly Column[]
  nameOf?: (date: string) => string
}

/** The numbers behind a chart, for those who do not see it. A table alone would not shrink and make the page scroll. */
export function DaysTable({ caption, day, dates, columns, nameOf }: TableProps) {
  const { language } = useLanguage()
  const name = nameOf ?? ((date: string) => dayText(language, date))
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
              <th scope="row">{name(date)}</th>
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
