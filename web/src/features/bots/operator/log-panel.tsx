import { botsOperator } from '@runmart/contract/bots-operator'
import type { DeskOrder } from '@runmart/contract/orders-operator'
import { BotStatus } from '#features/orders/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Empty } from '#ui/empty.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { LineCounts } from './line-counts.tsx'
import { LogView } from './log-view.tsx'

/** The end of a run's log, asked again for as long as it is open, with how far the run is. */
export function LogPanel({ order }: { order: Pick<DeskOrder, 'id' | 'orderCode'> }) {
  const t = useOperatorTranslations()
  const params = { id: order.id }
  const { data, error, errorCode, isFetching, refetch } = useApi(
    botsOperator.log,
    { params },
    { refetchInterval: 2_000 },
  )
  if (errorCode === 'NOT_FOUND') return <Empty title={t('operatorBots.logGone')} />
  if (error)
    return (
      <Refused onRetry={refetch} retrying={isFetching}>
        {error}
      </Refused>
    )
  if (!data)
    return (
      <div aria-busy="true" className="flex flex-col gap-4">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    )
  const { botStatus } = data.run.order
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <LineCounts progress={data.run.run.progress} />
        </div>
        {botStatus && <BotStatus status={botStatus} />}
      </div>
      <LogView log={data.log} label={t('operatorBots.logOf', { code: order.orderCode })} />
    </div>
  )
}
