import { bots, type OrderRun, type Run } from '@runmart/contract/bots'
import { WifiOff } from 'lucide-react'
import { Link } from 'react-router'
import { CancelOrder } from '#features/orders/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useApi } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { dateText } from '#ui/date-text.ts'
import { RunStatus } from '../run-status.tsx'
import { explainRun } from './explain-run.ts'
import { RunControls } from './run-controls.tsx'

type Props = OrderRun & { refundQuote: number | null; isDisconnected: boolean }

/** Which run this is, its state, what that means for the customer, and its buttons. */
export function ConsoleHeader({ order, run, refundQuote, isDisconnected }: Props) {
  const translations = useLanguage()
  const { t } = translations
  const { data } = useApi(bots.list)
  const bot = data?.items.find(({ id }) => id === run.botId)
  return (
    <header className="mb-6">
      <BackLink to={paths.bots}>{t('runConsole.all')}</BackLink>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="text-page wrap-anywhere text-ink">{order.serviceName}</h1>
          <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Link
              to={paths.order(order.id)}
              className="inline-flex min-h-6 items-center font-mono text-xs text-ink-faint underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              {order.orderCode}
            </Link>
            {bot && bot.name !== order.serviceName && <span className="text-[13px] text-ink-faint">{bot.name}</span>}
            <RunStatus order={order} run={run} />
          </div>
          <p aria-live="polite" className="mt-3 max-w-2xl text-pretty text-ink-soft">
            {explainRun(translations, { order, run })}
          </p>
          <StoredUntil run={run} />
        </div>
        <div className="flex flex-wrap gap-2">
          <RunControls order={order} run={run} refundQuote={refundQuote} />
          <CancelOrder order={order} refundQuote={refundQuote} />
        </div>
      </div>
      <div role="status">
        {isDisconnected && (
          <p className="mt-4 flex items-center gap-2 rounded-lg bg-pending-soft px-4 py-2.5 font-medium text-ink">
            <WifiOff aria-hidden className="size-4 shrink-0 text-pending" />
            {t('runConsole.reconnecting')}
          </p>
        )}
      </div>
    </header>
  )
}

/** How long the lines and results of a run are stored. */
function StoredUntil({ run }: { run: Run }) {
  const { language, t } = useLanguage()
  const { data } = useApi(bots.list)
  if (run.filesGone) return null
  const text = run.filesUntil
    ? t('runConsole.keptUntil', { date: dateText(language, new Date(run.filesUntil)) })
    : data && t('runConsole.keptDays', { count: data.rules.keepDays })
  return text ? <p className="mt-1 text-[13px] text-ink-faint">{text}</p> : null
}
