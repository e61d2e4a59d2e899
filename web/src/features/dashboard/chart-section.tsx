import type { Summary } from '@runmart/contract/dashboard'
import { ChartColumn } from 'lucide-react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { DaysFigure, DaysTable } from '#ui/days-chart.tsx'
import { Empty } from '#ui/empty.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { Section } from '#ui/section.tsx'
import { type Day, lastDays } from './last-days.ts'

/** Thirty days of deposits and spending. */
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

/** Deposits upward and spending downward. */
function DaysChart({ days }: { days: readonly Day[] }) {
  const { language, t } = useLanguage()
  const sum = (pointed: number | null, of: (day: Day) => number) =>
    days.reduce((total, day, index) => total + (pointed === null || pointed === index ? of(day) : 0), 0)
  const deposited = (day: Day) => day.deposited
  const spent = (day: Day) => day.spent
  const cells = (of: (day: Day) => number) => days.map((day) => moneyText(language, of(day)))
  return (
    <DaysFigure
      days={days.map((day) => ({ date: day.date, up: day.deposited, down: day.spent }))}
      legend={(pointed) => (
        <>
          <Figure label={t('dashboard.deposits')} amount={sum(pointed, deposited)} swatch="bg-brand" />
          <Figure label={t('dashboard.spending')} amount={sum(pointed, spent)} swatch="bg-brand/40" />
        </>
      )}
      table={
        <DaysTable
          caption={t('dashboard.chart')}
          day={t('dashboard.day')}
          dates={days.map((day) => day.date)}
          columns={[
            { header: t('dashboard.deposits'), cells: cells(deposited) },
            { header: t('dashboard.spending'), cells: cells(spent) },
          ]}
        />
      }
    />
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
