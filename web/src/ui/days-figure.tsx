import { type ReactNode, useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { type ChartDay, DaysBars } from './days-bars.tsx'

type Props = {
  days: readonly ChartDay[]
  /** The words above the bars: the totals, or what the day pointed at had. */
  legend: (pointed: number | null) => ReactNode
  /** The same as a table, for those who do not see bars. */
  table: ReactNode
}

/** A bar a day, quietly: the words above name the whole span, or the day pointed at. */
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
