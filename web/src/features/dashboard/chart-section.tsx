import type { Summary } from '@runmart/contract/dashboard'
import { ChartColumn } from 'lucide-react'
import { useSay } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'
import { DaysChart } from './days-chart.tsx'
import { lastDays } from './last-days.ts'

/** Thirty days of deposits and spending. */
export function ChartSection({ summary, className }: { summary: Summary; className: string }) {
  const say = useSay()
  const days = lastDays(summary.deposits.last30Days, summary.spend.last30Days)
  const moved = days.some((day) => day.deposited || day.spent)
  return (
    <Section title={say('dashboard.chart')} className={className}>
      {moved ? (
        <DaysChart days={days} />
      ) : (
        <Empty icon={ChartColumn} title={say('dashboard.chartEmpty')}>
          {say('dashboard.chartEmptyText')}
        </Empty>
      )}
    </Section>
  )
}
