import { lineStatuses, type OrderRun, type Run } from '@runmart/contract/bots'
import { orders } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import { Bot } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Empty } from '#ui/empty.tsx'
import { Money } from '#ui/money.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { useNow } from '#ui/use-now.ts'
import { answeredOf } from '../answered-of.ts'
import { RunProgressBar } from '../run-status.tsx'
import { clockText } from '../run-time.ts'
import { RunSchedule } from '../schedules/run-schedule.tsx'
import { ConsoleHeader } from './console-header.tsx'
import { FailureWarning } from './failure-warning.tsx'
import { lineStyles } from './line-status.tsx'
import type { RunWithLog } from './run-events.ts'
import { RunLog } from './run-log.tsx'
import { useRun } from './run-query.ts'
import { DeletedResults, RunResults } from './run-results.tsx'
import { useRunEvents } from './use-run-events.ts'

/** The console of a run: live progress while the bot works, then the results. */
export default function ConsolePage() {
  const t = useTranslations()
  const { id = '' } = useParams()
  const { data, error, errorCode, isFetching, refetch } = useRun(id)
  if (data) return <Console key={id} {...data} />
  return (
    <>
      <title>{`${t(errorCode === 'NOT_FOUND' ? 'runConsole.notFound' : 'runConsole.name')} · Runmart`}</title>
      {!error && <DetailSkeleton main={['h-56', 'h-96']} />}
      {errorCode === 'NOT_FOUND' && (
        <Empty
          as="h1"
          icon={Bot}
          title={t('runConsole.notFound')}
          className="py-24"
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <ButtonLink to={paths.bots}>{t('runConsole.all')}</ButtonLink>
              <ButtonLink to={paths.order(id)}>{t('runConsole.toOrder')}</ButtonLink>
            </div>
          }
        >
          {t('runConsole.notFoundText')}
        </Empty>
      )}
      {error && errorCode !== 'NOT_FOUND' && (
        <>
          <h1 className="sr-only">{t('runConsole.name')}</h1>
          <RefusedCard onRetry={refetch} retrying={isFetching}>
            {error} {t('runConsole.safe')}
          </RefusedCard>
        </>
      )}
    </>
  )
}

function Console({ order, run, log }: RunWithLog) {
  // Ended runs have no events. A run that was open stays subscribed, so that its last event arrives.
  const [wasOpen] = useState(!isFinal(order.orderStatus))
  const isDisconnected = useRunEvents(order.id, wasOpen)
  const { data: details } = useApi(orders.order, { params: { id: order.id } })
  const orderRun = { order, run }
  return (
    <>
      <title>{`${order.serviceName} · ${order.orderCode} · Runmart`}</title>
      <ConsoleHeader {...orderRun} refundQuote={details?.refundQuote ?? null} isDisconnected={isDisconnected} />
      <div className="flex min-w-0 flex-col gap-4">
        <FailureWarning {...orderRun} />
        <RunProgress {...orderRun} />
        {run.billing === 'day' && !isFinal(order.orderStatus) && <RunSchedule orderId={order.id} />}
        {run.filesGone ? <DeletedResults /> : <RunResults {...orderRun} />}
        <RunLog log={log} />
      </div>
    </>
  )
}

/** The progress of a run: finished lines, their results and figures. */
function RunProgress({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { total } = run.progress
  const done = answeredOf(run.progress)
  // Rounds down: 100 % appears only after the last answer.
  const share = total ? Math.floor((done / total) * 100) / 100 : 0
  return (
    <section aria-label={t('runConsole.progress')} className="rounded-lg border border-line bg-surface">
      <div className="flex flex-col gap-4 p-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <p className="text-page text-ink tabular-nums">{t('runConsole.lines', { done, count: total })}</p>
          <p className="text-lg font-bold text-ink-soft tabular-nums">
            {new Intl.NumberFormat(language, { style: 'percent' }).format(share)}
          </p>
        </div>
        <RunProgressBar progress={run.progress} />
        <LineCounts order={order} run={run} />
      </div>
      <RunFigures order={order} run={run} />
    </section>
  )
}

/** The counts of succeeded, failed and skipped lines. After the end, lines without an answer count as skipped. */
function LineCounts({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { total, ok, failed, skipped } = run.progress
  const counts = { ok, failed, skipped: isFinal(order.orderStatus) ? total - ok - failed : skipped }
  const number = new Intl.NumberFormat(language)
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {lineStatuses.map((status) => {
        const { icon: Icon, style } = lineStyles[status]
        return (
          <li key={status} className="inline-flex items-center gap-1.5 text-[13px] text-ink-soft tabular-nums">
            <Icon aria-hidden className={`size-4 ${style}`} />
            {t(`lineStates.${status}`)}
            <span className="font-bold text-ink">{number.format(counts[status])}</span>
          </li>
        )
      })}
    </ul>
  )
}

/** The rate, times and price of a run. */
function RunFigures({ order, run }: OrderRun) {
  const { language, t } = useLanguage()
  const { perSecond, secondsLeft } = run.progress
  const isOver = isFinal(order.orderStatus)
  const isRunning = order.botStatus === 'running'
  const rate =
    isRunning && perSecond !== null && new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(perSecond)
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-x-4 gap-y-3 border-t border-line px-5 py-4 sm:grid-cols-3 lg:grid-cols-[repeat(6,auto)]">
      {!isOver && (
        <>
          <Figure label={t('runConsole.rate')}>{rate ? t('runConsole.rateValue', { rate }) : '–'}</Figure>
          <Figure label={t('runConsole.left')}>
            {isRunning && secondsLeft !== null ? `≈ ${clockText(secondsLeft)}` : '–'}
          </Figure>
        </>
      )}
      <Figure label={t('runConsole.elapsed')}>
        <Elapsed run={run} />
      </Figure>
      <Figure label={t('runConsole.started')}>{run.startedAt ? <DateTime at={run.startedAt} as="time" /> : '–'}</Figure>
      {isOver && (
        <Figure label={t('runConsole.endedAt')}>{run.endedAt ? <DateTime at={run.endedAt} as="time" /> : '–'}</Figure>
      )}
      <Figure label={t('runConsole.paid')}>
        <Money amount={order.totalCash} />
      </Figure>
      {isOver && (
        <Figure label={t('runConsole.back')}>
          <Money amount={order.refunded} />
        </Figure>
      )}
      <Figure label={t('runConsole.file')}>
        <span title={run.fileName} className="block truncate">
          {run.fileName}
        </span>
      </Figure>
    </dl>
  )
}

function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="font-semibold text-ink tabular-nums">{children}</dd>
    </div>
  )
}

const TICK_MS = 1000

/** The elapsed time of a run, updated each second. */
function Elapsed({ run: { startedAt, endedAt } }: { run: Run }) {
  const now = useNow(TICK_MS)
  if (!startedAt) return '–'
  return clockText(((endedAt ? Date.parse(endedAt) : now) - Date.parse(startedAt)) / 1000)
}
