import type { LogEntry } from '@runmart/contract/bots'
import { botsOperator } from '@runmart/contract/bots-operator'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { BotStatus } from '#features/orders/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { AutoScrollBox } from '#ui/auto-scroll-box.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Empty } from '#ui/empty.tsx'
import { Refused } from '#ui/refused.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { RunProgress } from './run-progress.tsx'

type Props = {
  order: Pick<OperatorOrder, 'id' | 'orderCode' | 'serviceName' | 'customer'>
  open: boolean
  onClose: () => void
}

/** The latest log entries and the progress of a run, refetched while the dialog is open. */
export function LogDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.logOf', { code: order.orderCode })}
      description={`${order.serviceName} ${t('operatorOrders.forCustomer', { name: order.customer.username })}`}
      wide
    >
      <LogPanel order={order} />
    </Dialog>
  )
}

function LogPanel({ order }: { order: Pick<OperatorOrder, 'id' | 'orderCode'> }) {
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
          <RunProgress progress={data.run.run.progress} />
        </div>
        {botStatus && <BotStatus status={botStatus} />}
      </div>
      <LogEntries log={data.log} label={t('operatorBots.logOf', { code: order.orderCode })} />
    </div>
  )
}

function LogEntries({ log, label }: { log: readonly LogEntry[]; label: string }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'medium' })
  return (
    <AutoScrollBox
      label={label}
      className="max-h-[min(60vh,28rem)] min-h-40 rounded-lg border border-line bg-canvas px-4 py-3 dark:bg-sunken"
    >
      {log.length === 0 && <p className="text-ink-faint">{t('operatorBots.logEmpty')}</p>}
      <ol>
        {log.map((entry) => (
          <li key={entry.id} className="flex gap-3">
            <time dateTime={entry.at} className="shrink-0 text-ink-faint tabular-nums">
              {time.format(new Date(entry.at))}
            </time>
            {entry.from === 'shop' ? (
              <span className="min-w-0 font-semibold wrap-anywhere text-ink">
                {t(`runNotes.${entry.text}`)}
                {entry.detail && `: ${entry.detail}`}
              </span>
            ) : (
              <span className="min-w-0 wrap-anywhere whitespace-pre-wrap text-ink-soft">{entry.text}</span>
            )}
          </li>
        ))}
      </ol>
    </AutoScrollBox>
  )
}
