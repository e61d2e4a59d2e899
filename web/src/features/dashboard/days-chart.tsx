import { useState } from 'react'
import { useLanguage } from '../../platform/language.tsx'
import { Money } from '../../ui/money.tsx'
import { DaysBars } from './days-bars.tsx'
import { DaysTable } from './days-table.tsx'
import type { Day } from './last-days.ts'

/** Deposits upward and spending downward, a bar a day; the words below name the total, or the day pointed at. */
export function DaysChart({ days }: { days: readonly Day[] }) {
  const { language, say } = useLanguage()
  const [pointed, setPointed] = useState<number | null>(null)
  const date = (day: Day | undefined) =>
    day &&
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(day.date))
  const day = pointed === null ? undefined : days[pointed]
  const shown = day ? [day] : days
  const deposited = shown.reduce((sum, it) => sum + it.deposited, 0)
  const spent = shown.reduce((sum, it) => sum + it.spent, 0)
  return (
    <figure className="relative m-0">
      <figcaption className="mb-4 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <Figure label={say('dashboard.deposits')} amount={deposited} swatch="bg-brand" />
        <Figure label={say('dashboard.spending')} amount={spent} swatch="bg-brand/40" />
        <span className="ml-auto text-[13px] text-ink-faint max-sm:hidden">{date(day)}</span>
      </figcaption>
      <DaysBars days={days} pointed={pointed} onPoint={setPointed} />
      <div aria-hidden className="mt-2 flex justify-between text-xs text-ink-faint">
        <span>{date(days[0])}</span>
        <span>{date(days[Math.floor(days.length / 2)])}</span>
        <span>{date(days.at(-1))}</span>
      </div>
      <DaysTable days={days} />
    </figure>
  )
}

function Figure({ label, amount, swatch }: { label: string; amount: number; swatch: string }) {
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className={`size-2.5 rounded-[3px] ${swatch}`} />
      <span className="text-[13px] text-ink-soft">{label}</span>
      <Money amount={amount} className="font-bold text-ink" />
    </span>
  )
}
