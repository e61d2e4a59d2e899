import { bots, type OrderRun, type Run } from '@runmart/contract/bots'
import { botSchedules } from '@runmart/contract/bots-schedules'
import { canBotTransition } from '@runmart/contract/bots-states'
import { orders } from '@runmart/contract/orders'
import { Pause, Play, Square, WifiOff } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { CancelOrder } from '#features/orders/index.ts'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi, useInvalidateWhile } from '#platform/use-api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dateText, dateTimeText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { RunStatus } from '../run-status.tsx'
import { explainRun } from './explain-run.ts'
import { runCache } from './run-query.ts'

type Props = OrderRun & { refundQuote: number | null; isDisconnected: boolean }

/** The name and status of a run, their meaning for the customer, and the buttons. */
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

/** The date until which the shop stores the lines and results of a run. */
function StoredUntil({ run }: { run: Run }) {
  const { language, t } = useLanguage()
  const { data } = useApi(bots.list)
  if (run.filesGone) return null
  const text = run.filesUntil
    ? t('runConsole.keptUntil', { date: dateText(language, new Date(run.filesUntil)) })
    : data && t('runConsole.keptDays', { count: data.rules.keepDays })
  return text ? <p className="mt-1 text-[13px] text-ink-faint">{text}</p> : null
}

type RunControlsProps = OrderRun & {
  /** The refund if the run stops now; null until known. */ refundQuote: number | null
}

/** The buttons for the run's status: start or pause, and stop. */
function RunControls({ order, run, refundQuote }: RunControlsProps) {
  const t = useTranslations()
  const start = useRunControl(order.id, bots.start)
  const pause = useRunControl(order.id, bots.pause)
  const may = (to: 'started' | 'paused' | 'stopped') =>
    canBotTransition({ ...order, isByDay: run.billing === 'day' }, to, 'customer')
  const startLabel = order.botStatus === 'paused' ? 'resume' : order.botStatus === 'stopped' ? 'startOver' : 'start'
  const canStart = may('started')
  return (
    <>
      {(canStart || may('paused')) && (
        // One button for both, so that it keeps the focus when its action changes.
        <Button
          variant={canStart ? 'primary' : 'secondary'}
          icon={canStart ? <Play aria-hidden /> : <Pause aria-hidden />}
          loading={start.acting || pause.acting}
          onClick={({ detail }) => {
            // Ignore the second click of a double click: the button has another action by then.
            if (detail < 2) void (canStart ? start : pause).act()
          }}
        >
          {t(canStart ? `runConsole.${startLabel}` : 'runConsole.pause')}
        </Button>
      )}
      {may('stopped') && <StopRun order={order} run={run} refundQuote={refundQuote} />}
    </>
  )
}

/** Stops a run after a confirmation that explains the refund. */
function StopRun({ order, run, refundQuote }: RunControlsProps) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const { act, acting } = useRunControl(order.id, bots.stop)
  // While the dialog is open the bot continues, and the refund falls.
  useInvalidateWhile(isOpen && run.billing === 'unit', orders.order)
  const stop = async () => {
    await act()
    setOpen(false)
  }
  return (
    <>
      <Button variant="danger" icon={<Square aria-hidden />} onClick={() => setOpen(true)}>
        {t('runConsole.stop')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={(open) => acting || setOpen(open)}
        title={t('runConsole.stopSure')}
        description={<StopTerms order={order} run={run} refundQuote={refundQuote} />}
        confirm={t('runConsole.stop')}
        dismiss={t('runConsole.keepOn')}
        danger
        loading={acting}
        onConfirm={stop}
      />
    </>
  )
}

/** The terms of stopping: the refund, or the end of the paid days and the next scheduled start. */
function StopTerms({ order, run, refundQuote }: RunControlsProps) {
  const { language, t } = useLanguage()
  const { id, expiresAt, totalCash } = order
  const { data } = useApi(botSchedules.ofOrder, { params: { id } }, { enabled: run.billing === 'day' })
  if (run.billing === 'day') {
    const dateOf = (at: string | null) => (at ? dateTimeText(language, new Date(at)) : '')
    const terms = t('runConsole.stopDays', { date: dateOf(expiresAt) })
    const nextAt = data?.schedule?.nextAt
    return nextAt ? `${terms} ${t('botSchedules.stopNote', { date: dateOf(nextAt) })}` : terms
  }
  if (totalCash === 0) return t('runConsole.stopFree')
  if (refundQuote === null) return t('runConsole.stopUnknown')
  if (refundQuote === 0) return t('runConsole.stopNothing')
  return t('runConsole.stopBack', { amount: moneyText(language, refundQuote), total: moneyText(language, totalCash) })
}

/** Starts, pauses or stops a run and updates the cached status at once. */
function useRunControl(id: string, control: typeof bots.start | typeof bots.pause | typeof bots.stop) {
  const { act: send, acting } = useAct(control, { refusals: 'toast' })
  const act = async () => {
    const cache = runCache(id)
    const before = cache.read()?.order
    const answer = await send({ params: { id } })
    // A slow answer must not undo a later event: the bot may have another status already.
    const isLatest = cache.read()?.order === before
    if (answer.success && isLatest) cache.updateState((run) => ({ ...run, order: answer.data.order }))
    // Refused or overtaken: the run may have another status than this page shows.
    else cache.invalidate()
  }
  return { act, acting }
}
