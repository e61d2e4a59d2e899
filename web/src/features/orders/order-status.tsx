import type { Order } from '@runmart/contract/orders-order'
import { isFinal, isScheduled, type ListedStatus } from '@runmart/contract/orders-states'
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
      <OrderStatus status={shownStatus(order)} />
      {order.botStatus && !isFinal(order.orderStatus) && <BotStatus status={order.botStatus} />}
    </span>
  )
}

/** The state of an order as it is shown: one that waits for its date is scheduled. */
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
  /** It is plain that a bot is meant: its state alone will do. */
  bare?: boolean
}

/** What the bot of an order is doing, by name, colour and icon. */
export function BotStatus({ status, bare = false }: BotStatusProps) {
  const t = useTranslations()
  const state = t(`botStates.${status}`)
  return <StatusPill state={botPills[status]}>{bare ? state : t('orders.botIs', { state })}</StatusPill>
}
