import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { DaysFigure, DaysTable } from '#ui/days-chart.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import type { Day } from './last-days.ts'

const measures = ['spending', 'deposits'] as const
const amountOf = { spending: (day: Day) => day.spent, deposits: (day: Day) => day.deposited }

/** A chart of spending or deposits, each with its own scale; the table has both. */
export default function MoneyChart({ days }: { days: readonly Day[] }) {
  const { language, t } = useLanguage()
  const [measure, setMeasure] = useState<(typeof measures)[number]>('spending')
  const amount = amountOf[measure]
  const sum = (pointed: number | null) =>
    days.reduce((total, day, index) => total + (pointed === null || pointed === index ? amount(day) : 0), 0)
  return (
    <DaysFigure
      days={days.map((day) => ({ date: day.date, amount: amount(day) }))}
      unit="₫"
      legend={(pointed) => (
        <>
          <Money amount={sum(pointed)} className="text-lg/7 font-bold text-ink" />
          <SegmentedControl
            bare
            label={t('dashboard.measure')}
            name="measure"
            value={measure}
            options={measures.map((value) => ({ value, label: t(`dashboard.${value}`) }))}
            onChange={setMeasure}
          />
        </>
      )}
      table={
        <DaysTable
          caption={t('dashboard.chart')}
          day={t('dashboard.day')}
          dates={days.map((day) => day.date)}
          columns={measures.map((it) => ({
            header: t(`dashboard.${it}`),
            cells: days.map((day) => moneyText(language, amountOf[it](day))),
          }))}
        />
      }
    />
  )
}
