const deposits = [
  0, 0, 300, 0, 0, 0, 500, 0, 0, 200, 0, 0, 0, 0, 800, 0, 0, 0, 250, 0, 0, 0, 0, 600, 0, 0, 0, 400, 0, 500,
]
const spending = [
  80, 0, 120, 60, 0, 180, 90, 0, 40, 150, 0, 70, 110, 0, 220, 130, 60, 0, 90, 170, 0, 50, 120, 0, 200, 80, 0, 140, 60,
  144,
]
const LINE = 62
const HEIGHT = 80
const days = deposits.map((deposit, day) => ({ day, deposit, spent: spending[day] ?? 0 }))
const scale = 60 / Math.max(...deposits)

/** Thirty example days, drawn as the dashboard draws real ones. */
export function PictureBars() {
  return (
    <svg aria-hidden="true" viewBox={`0 0 300 ${HEIGHT}`} preserveAspectRatio="none" className="block h-24 w-full">
      {days.map(({ day, deposit, spent }) => (
        <g key={day}>
          <rect
            x={day * 10 + 1.4}
            y={LINE - deposit * scale}
            width={7.2}
            height={deposit * scale}
            className="fill-brand"
          />
          <rect x={day * 10 + 1.4} y={LINE} width={7.2} height={spent * scale} className="fill-brand/40" />
        </g>
      ))}
      <line x1={0} x2={300} y1={LINE} y2={LINE} vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
    </svg>
  )
}
