import type { Summary } from '@runmart/contract/dashboard'
import { ChartColumn } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { DaysFigure, DaysTable } from '#ui/days-chart.tsx'
import { Empty } from '#ui/empty.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { type Day, lastDays } from './last-days.ts'

/** Thirty days of spending, or of deposits. */
export function ChartSection({ summary, className }: { summary: Summary; className: string }) {
  const t = useTranslations()
  const days = lastDays(summary.deposits.last30Days, summary.spend.last30Days)
  const hasAmounts = days.some((day) => day.deposited || day.spent)
  return (
    <Section title={t('dashboard.chart')} className={className}>
      {hasAmounts ? (
        <DaysChart days={days} />
      ) : (
        <Empty icon={ChartColumn} title={t('dashboard.chartEmpty')}>
          {t('dashboard.chartEmptyText')}
        </Empty>
      )}
    </Section>
  )
}

const measures = ['spending', 'deposits'] as const
const amountOf = { spending: (day: Day) => day.spent, deposits: (day: Day) => day.deposited }

/** One at a time, each with its own scale; the table has both. */
function DaysChart({ days }: { days: readonly Day[] }) {
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
