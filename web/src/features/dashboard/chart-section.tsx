import type { Summary } from '@runmart/contract/dashboard'
import { ChartColumn } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Empty } from '#ui/empty.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { lastDays } from './last-days.ts'

/** Lies below what is seen first, which shall not wait for it. */
const MoneyChart = lazy(() => import('./money-chart.tsx'))

/** Thirty days of spending, or of deposits. */
export function ChartSection({ summary, className }: { summary: Summary; className: string }) {
  const t = useTranslations()
  const days = lastDays(summary.deposits.last30Days, summary.spend.last30Days)
  const hasAmounts = days.some((day) => day.deposited || day.spent)
  return (
    <Section title={t('dashboard.chart')} className={className}>
      {hasAmounts ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <MoneyChart days={days} />
        </Suspense>
      ) : (
        <Empty icon={ChartColumn} title={t('dashboard.chartEmpty')}>
          {t('dashboard.chartEmptyText')}
        </Empty>
      )}
    </Section>
  )
}
