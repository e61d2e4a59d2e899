import { isBotActive } from '@runmart/contract/bots-states'
import type { Summary } from '@runmart/contract/dashboard'
import type { Order } from '@runmart/contract/orders-order'
import { Bot, ChartColumn, FileUp, TriangleAlert } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { ActivationBanner } from '#features/accounts/index.ts'
import { loadSentences, useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { AnimatedMoney } from '#ui/animated-money.tsx'
import { ButtonLink } from '#ui/button-link.tsx'
import { Card } from '#ui/card.tsx'
import { Empty } from '#ui/empty.tsx'
import { List } from '#ui/list.tsx'
import { moneyText } from '#ui/money-text.ts'
import { CardSkeleton } from '#ui/page-skeleton.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { stateStyles } from '#ui/status-pill.tsx'
import { Checklist, useFirstSteps } from './checklist.tsx'
import { lastDays } from './last-days.ts'
import { OrdersCard, StatCard } from './stat-card.tsx'

/** Loaded lazily: below the first screen, which must not wait for them. */
const LatestActivity = lazy(() => import('./latest-activity.tsx'))
const OrderAgain = lazy(() => import('./order-again.tsx'))
const RunningBots = lazy(() =>
  Promise.all([import('./running-bots.tsx'), loadSentences('all')]).then(([section]) => section),
)

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

/** Loaded lazily: below the first screen, which must not wait for it. */
const MoneyChart = lazy(() => import('./money-chart.tsx'))

/** Thirty days of spending or deposits. */
function ChartSection({ summary, className }: { summary: Summary; className: string }) {
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

/** The balance, with today's income and spending as separate sums. */
function BalanceCard({ summary }: { summary: Summary }) {
  const t = useTranslations()
  return (
    <Card className="col-span-2 flex flex-col gap-3">
      <h2 className="text-[13px] font-semibold text-ink-faint">{t('dashboard.balance')}</h2>
      <div className="@container">
        <AnimatedMoney amount={summary.balance} className="text-sum text-ink" />
        {summary.today && <Today {...summary.today} />}
      </div>
    </Card>
  )
}

function Today({ in: came, out: went }: NonNullable<Summary['today']>) {
  const { language, t } = useLanguage()
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-[13px] font-semibold text-ink-faint tabular-nums">
      {came === 0 && went === 0 && t('dashboard.noChangeToday')}
      {came > 0 && (
        <span className="text-brand">{t('dashboard.cameToday', { amount: moneyText(language, came, true) })}</span>
      )}
      {went > 0 && (
        <span className="text-ink-soft">{t('dashboard.wentToday', { amount: moneyText(language, -went, true) })}</span>
      )}
    </p>
  )
}

/** Orders that need the customer's action: pre-orders without lines, and bots that gave up. */
function Attention({ items, total }: Summary['attention']) {
  const t = useTranslations()
  const title = t('dashboard.attention')
  return (
    <Section title={title} padded={false} className="col-span-full">
      <List label={title}>
        {items.map((order) => (
          <AttentionRow key={order.id} order={order} />
        ))}
      </List>
      {total > items.length && (
        <p className="border-t border-line px-5 py-3 text-[13px] text-ink-faint">
          {t('dashboard.attentionMore', { count: total - items.length })}
        </p>
      )}
    </Section>
  )
}

function AttentionRow({ order }: { order: Order }) {
  const t = useTranslations()
  const hasFailed = order.botStatus === 'error'
  const Icon = hasFailed ? TriangleAlert : FileUp
  const action = t(hasFailed ? 'dashboard.openConsole' : 'dashboard.giveLines')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3">
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full ${stateStyles[hasFailed ? 'failed' : 'pending'].className}`}
      >
        <Icon aria-hidden className="size-4" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-semibold wrap-anywhere text-ink">{order.serviceName}</p>
        <p className="text-[13px] text-pretty text-ink-soft">
          {t(hasFailed ? 'dashboard.botFailed' : 'dashboard.linesMissing')}{' '}
          <span className="font-mono text-xs text-ink-faint">{order.orderCode}</span>
        </p>
      </div>
      <ButtonLink
        to={hasFailed ? paths.bot(order.id) : paths.order(order.id)}
        size="sm"
        aria-label={`${action}: ${order.serviceName} ${order.orderCode}`}
      >
        {action}
      </ButtonLink>
    </li>
  )
}
