import { isBotActive } from '@runmart/contract/bots-states'
import type { Summary } from '@runmart/contract/dashboard'
import { Bot } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ActivationBanner } from '#features/accounts/index.ts'
import { loadSentences, useLanguage } from '#platform/language.tsx'
import { CardSkeleton } from '#ui/page-skeleton.tsx'
import { Attention } from './attention.tsx'
import { BalanceCard } from './balance-card.tsx'
import { ChartSection } from './chart-section.tsx'
import { Checklist, useFirstSteps } from './checklist.tsx'
import { OrdersCard, StatCard } from './stat-card.tsx'

/** These lie below what is seen first, which shall not wait for them. */
const LatestActivity = lazy(() => import('./latest-activity.tsx'))
const OrderAgain = lazy(() => import('./order-again.tsx'))
const RunningBots = lazy(() =>
  Promise.all([import('./running-bots.tsx'), loadSentences('all')]).then(([section]) => section),
)

/** The dashboard's cards, charts and lists. */
export function Overview({ summary }: { summary: Summary }) {
  const { language, t } = useLanguage()
  const steps = useFirstSteps(summary)
  const unfinished = steps.some((step) => !step.done)
  const botsAtWork = summary.bots.running > 0 || summary.latestOrders.some((it) => isBotActive(it.botStatus))
  const number = new Intl.NumberFormat(language)
  return (
    <div className="grid grid-cols-2 gap-4 lg:grid-cols-6">
      {summary.user.status === 'inactive' && (
        <div className="col-span-full">
          <ActivationBanner user={summary.user} />
        </div>
      )}
      {summary.attention.items.length > 0 && <Attention {...summary.attention} />}
      <BalanceCard summary={summary} />
      <OrdersCard byStatus={summary.orders.byStatus} />
      <StatCard icon={Bot} label={t('dashboard.runningBots')}>
        {number.format(summary.bots.running)}
      </StatCard>
      {botsAtWork && (
        <Suspense>
          <RunningBots />
        </Suspense>
      )}
      {summary.orderAgain.length > 0 && (
        <Suspense fallback={<CardSkeleton className="col-span-full h-32" />}>
          <OrderAgain items={summary.orderAgain} />
        </Suspense>
      )}
      {unfinished && <Checklist steps={steps} className="col-span-full lg:order-2 lg:col-span-2" />}
      <ChartSection
        summary={summary}
        className={unfinished ? 'col-span-full lg:order-1 lg:col-span-4' : 'col-span-full lg:order-1'}
      />
      <Suspense fallback={<CardSkeleton className="col-span-full h-64 lg:order-3" />}>
        <LatestActivity {...summary} />
      </Suspense>
    </div>
  )
}
