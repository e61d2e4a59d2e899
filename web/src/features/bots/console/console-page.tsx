import { orders } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import { Bot } from 'lucide-react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { ButtonLink } from '#ui/button-link.tsx'
import { Empty } from '#ui/empty.tsx'
import { DetailSkeleton } from '#ui/page-skeleton.tsx'
import { RefusedCard } from '#ui/refused.tsx'
import { RunSchedule } from '../schedules/run-schedule.tsx'
import { ConsoleHeader } from './console-header.tsx'
import { FailureWarning } from './failure-warning.tsx'
import type { RunWithLog } from './run-events.ts'
import { RunLog } from './run-log.tsx'
import { RunProgress } from './run-progress.tsx'
import { useRun } from './run-query.ts'
import { DeletedResults, RunResults } from './run-results.tsx'
import { useRunEvents } from './use-run-events.ts'

/** The console of a run: its progress while the bot works, and its results afterwards. */
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
  // An ended run has no events. One that was open is followed to its last event, also when that ends it.
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
