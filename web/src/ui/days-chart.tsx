import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { classes } from './classes.ts'
import { dayText, shortDayText } from './date-text.ts'

type Props = {
  days: readonly ChartDay[]
  /** The unit after the numbers of the scale, such as a currency sign. */
  unit?: string
  /** Above the bars: the total, or the amount of the hovered day. */
  legend: (pointed: number | null) => ReactNode
  /** The same as a table, for screen readers. */
  table: ReactNode
  /** The labels below the bars; the day by default. */
  nameOf?: (date: string) => string
  height?: string
}

/**
 * One bar per day on a scale of about three lines, negative amounts below zero. The legend covers all days, or the
 * hovered one.
 */
export function DaysFigure({ days, unit, legend, table, nameOf, height = 'h-44' }: Props) {
  const { language } = useLanguage()
  const name = nameOf ?? ((date: string) => shortDayText(language, date))
  const [pointed, setPointed] = useState<number | null>(null)
  const date = (index: number | null) => {
    const day = index === null ? undefined : days.at(index)
    return day ? name(day.date) : null
  }
  const scale = scaleOf(days.flatMap((day) => [day.amount, day.before ?? 0]))
  return (
    <figure className="relative m-0">
      <figcaption className="mb-5 flex flex-wrap items-center gap-x-6 gap-y-2">
        {legend(pointed)}
        <span className="ml-auto text-[13px] text-ink-faint max-sm:hidden">{date(pointed)}</span>
      </figcaption>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
        {/* Without any amount there is no scale. */}
        {days.some((day) => day.amount || day.before) && <GridLabels scale={scale} unit={unit} height={height} />}
        <DaysBars days={days} scale={scale} height={height} pointed={pointed} onPoint={setPointed} />
        <div aria-hidden className="col-start-2 mt-2 flex justify-between text-xs text-ink-faint">
          <span>{date(0)}</span>
          {/* A small even number of bars has none in the middle. */}
          {(days.length % 2 === 1 || days.length > 12) && <span>{date(Math.floor(days.length / 2))}</span>}
          <span>{date(-1)}</span>
        </div>
      </div>
      {table}
    </figure>
  )
}

/** `before`: the amount to compare with, drawn as an outline. */
type ChartDay = { date: string; amount: number; before?: number | undefined }

const GRID_LINES = 3

/** The distance of the grid lines, and their values from the top in steps: positive above zero, negative below. */
type Scale = { step: number; lines: readonly number[] }

function scaleOf(amounts: readonly number[]): Scale {
  const [largest, least] = [Math.max(0, ...amounts), Math.min(0, ...amounts)]
  const step = gridStep(largest - least)
  const above = least === 0 ? GRID_LINES : Math.ceil(largest / step)
  const below = Math.ceil(-least / step)
  return { step, lines: Array.from({ length: above + below + 1 }, (_, at) => above - at) }
}

/** A round distance, so that at most `GRID_LINES` steps span the range. */
function gridStep(range: number): number {
  const least = Math.max(range / GRID_LINES, 1)
  const power = 10 ** Math.floor(Math.log10(least))
  const round = [1, 2, 2.5, 5, 10].find((it) => Math.ceil(it * power) >= least) ?? 10
  return Math.ceil(round * power)
}

/** Short labels of the grid lines; legend and table have the exact sums. */
function GridLabels({ scale, unit, height }: { scale: Scale; unit: string | undefined; height: string }) {
  const { language } = useLanguage()
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  return (
    <div
      aria-hidden
      className={classes('flex flex-col justify-between text-right text-xs text-ink-faint tabular-nums', height)}
    >
      {scale.lines.map((line) => (
        <span key={line} className="h-0 -translate-y-2 whitespace-nowrap">
          {/* A scale that starts at zero needs no label for it. */}
          {line === scale.lines.at(-1) && line === 0
            ? null
            : [short.format(line * scale.step), unit].filter(Boolean).join('\u00a0')}
        </span>
      ))}
    </div>
  )
}

type BarsProps = {
  days: readonly ChartDay[]
  scale: Scale
  height: string
  pointed: number | null
  onPoint: (index: number | null) => void
}

const HEIGHT = 99
const GAP = 0.28

/** Stretches to its width, so it contains only upright bars and lines. */
function DaysBars({ days, scale, height, pointed, onPoint }: BarsProps) {
  const unit = HEIGHT / (scale.lines.length - 1)
  const yOf = (line: number) => ((scale.lines[0] ?? 0) - line) * unit
  /** From zero up or down to an amount; even a small amount stays visible. */
  const span = (amount: number) => {
    const tall = amount === 0 ? 0 : Math.max(1, (Math.abs(amount) * unit) / scale.step)
    return { y: yOf(0) - (amount < 0 ? 0 : tall), height: tall }
  }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={classes('col-start-2 block w-full overflow-visible', height)}
      onPointerLeave={() => onPoint(null)}
    >
      {scale.lines.map((line) => (
        <line
          key={line}
          x1={0}
          x2={days.length}
          y1={yOf(line)}
          y2={yOf(line)}
          vectorEffect="non-scaling-stroke"
          className={line === 0 ? 'stroke-line-strong' : 'stroke-line'}
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
            width={1 - GAP}
            {...span(day.amount)}
            className={day.amount < 0 ? 'fill-failed' : 'fill-brand'}
          />
          {day.before ? (
            <rect
              x={index + GAP / 4}
              width={1 - GAP / 2}
              {...span(day.before)}
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-ink-faint"
            />
          ) : null}
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

/** The numbers behind a chart for screen readers. A bare table would not shrink and make the page scroll. */
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
