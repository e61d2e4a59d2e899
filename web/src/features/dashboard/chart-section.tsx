import type { Summary } from '@runmart/contract/dashboard'
import { ChartColumn } from 'lucide-react'
import { useTranslations } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'
import { DaysChart } from './days-chart.tsx'
import { lastDays } from './last-days.ts'

/** Thirty days of deposits and spending. */
export function ChartSection({ summary, className }: { summary: Summary; className: string }) {
  const t = useTranslations()
  const days = lastDays(summary.deposits.last30Days, summary.spend.last30Days)
  const moved = days.some((day) => day.deposited || day.spent)
  return (
    <Section title={t('dashboard.chart')} className={className}>
      {moved ? (
        <DaysChart days={days} />
      ) : (
        <Empty icon={ChartColumn} title={t('dashboard.chartEmpty')}>
          {t('dashboard.chartEmptyText')}
        </Empty>
      )}
    </Section>
  )
}
