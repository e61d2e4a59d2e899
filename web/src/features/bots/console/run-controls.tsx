import { bots, type OrderRun } from '@runmart/contract/bots'
import { botSchedules } from '@runmart/contract/bots-schedules'
import { canBotTransition } from '@runmart/contract/bots-states'
import { orders } from '@runmart/contract/orders'
import { Pause, Play, Square } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { useApi, useInvalidateWhile } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { dateTimeText } from '#ui/date-text.ts'
import { moneyText } from '#ui/money-text.ts'
import { runCache } from './run-query.ts'

type Props = OrderRun & {
  /** What stopping it now would refund; null until that is known. */ refundQuote: number | null
}

/** The buttons that a run has in its state: start or pause, and stop. */
export function RunControls({ order, run, refundQuote }: Props) {
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
        // One button for both, so that the focus stays on it when the one becomes the other.
        <Button
          variant={canStart ? 'primary' : 'secondary'}
          icon={canStart ? <Play aria-hidden /> : <Pause aria-hidden />}
          loading={start.acting || pause.acting}
          onClick={({ detail }) => {
            // The second half of a double click was meant for what the button said before.
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

/** Stops a run after a confirmation that says what becomes of the money. */
function StopRun({ order, run, refundQuote }: Props) {
  const t = useTranslations()
  const [isOpen, setOpen] = useState(false)
  const { act, acting } = useRunControl(order.id, bots.stop)
  // The bot works on while the dialog is open, and the refund falls.
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

/** What stopping means: the refund, or until when the run can be started again, and when it is by itself. */
function StopTerms({ order, run, refundQuote }: Props) {
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

/** Starts, pauses or stops a run, and writes the new state into the cache at once. */
function useRunControl(id: string, control: typeof bots.start | typeof bots.pause | typeof bots.stop) {
  const { act: send, acting } = useAct(control, { refusals: 'toast' })
  const act = async () => {
    const cache = runCache(id)
    const before = cache.read()?.order
    const answer = await send({ params: { id } })
    // A slow answer must not undo a later event: the bot may be in its next state already.
    const isLatest = cache.read()?.order === before
    if (answer.success && isLatest) cache.updateState((run) => ({ ...run, order: answer.data.order }))
    // Refused, or overtaken: it may be in another state than this page shows.
    else cache.invalidate()
  }
  return { act, acting }
}
