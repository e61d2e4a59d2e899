import type { Order } from '@runmart/contract/orders-order'
import { isFinal, isScheduled, type ListedStatus } from '@runmart/contract/orders-states'
import type { TranslateWeb } from '@runmart/i18n/web'
import { useTranslations } from '#platform/language.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

type BotState = NonNullable<Order['botStatus']>

const orderPills: Record<ListedStatus, PillState> = {
  pending: 'pending',
  'in-progress': 'progress',
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  refund: 'refund',
  scheduled: 'waiting',
}

const botPills: Record<BotState, PillState> = {
  waiting: 'waiting',
  started: 'progress',
  running: 'progress',
  paused: 'paused',
  stopped: 'cancel',
  error: 'failed',
}

/** The state of an order and, while it is open, of its bot. */
export function OrderStates({ order }: { order: Order }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <OrderState order={order} />
      {order.botStatus && !isFinal(order.orderStatus) && <BotStatus status={order.botStatus} />}
    </span>
  )
}

/** The state of an order. For a bot's run it also shows an early stop or failed lines. */
export function OrderState({ order }: { order: Order }) {
  const t = useTranslations()
  const { state, words } = stateOf(t, order)
  return <StatusPill state={state}>{words}</StatusPill>
}

/** The state of an order in words, and its colour. */
export function stateOf(t: TranslateWeb, order: Order): { state: PillState; words: string } {
  const { orderStatus, botStatus, progress } = order
  if (orderStatus === 'success' && botStatus !== null && progress) {
    const { total, ok, failed } = progress
    if (ok + failed < total) return { state: botPills.stopped, words: t('botStates.stopped') }
    if (failed > 0) return { state: 'partly', words: t('orders.doneWithFailed', { count: failed }) }
  }
  const status = shownStatus(order)
  return { state: orderPills[status], words: t(`orderStates.${status}`) }
}

/** The displayed state of an order: an order that waits for its date is scheduled. */
export function shownStatus(order: Pick<Order, 'orderStatus' | 'startsAt'>): ListedStatus {
  return isScheduled(order) ? 'scheduled' : order.orderStatus
}

/** The state of an order, by name, colour and icon. */
export function OrderStatus({ status }: { status: ListedStatus }) {
  const t = useTranslations()
  return <StatusPill state={orderPills[status]}>{t(`orderStates.${status}`)}</StatusPill>
}

type BotStatusProps = {
  status: BotState
  /** The context already names the bot, so the pill shows its state alone. */
  bare?: boolean
}

/** The state of an order's bot, by name, colour and icon. */
export function BotStatus({ status, bare = false }: BotStatusProps) {
  const t = useTranslations()
  const state = t(`botStates.${status}`)
  return <StatusPill state={botPills[status]}>{bare ? state : t('orders.botIs', { state })}</StatusPill>
}
