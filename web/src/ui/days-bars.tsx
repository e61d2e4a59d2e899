import { classes } from './classes.ts'

/** A day of a chart: what grows upward from the line, and what hangs down from it. */
export type ChartDay = { date: string; up: number; down: number }

type Props = {
  days: readonly ChartDay[]
  pointed: number | null
  onPoint: (index: number | null) => void
}

const HEIGHT = 100
const GAP = 0.28

/**
 * The drawing itself: it stretches to the room it has, so it holds nothing but upright bars and a line. Up and down share
 * one scale, and the line stands where both just fit; at the bottom when there is nothing to draw.
 */
export function DaysBars({ days, pointed, onPoint }: Props) {
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
