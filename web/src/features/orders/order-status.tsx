import type { Order } from '@runmart/contract/orders'
import { isFinal } from '@runmart/contract/orders-states'
import { useTranslations } from '#platform/language.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

type BotState = NonNullable<Order['botStatus']>

const orderPills: Record<Order['orderStatus'], PillState> = {
  pending: 'pending',
  'in-progress': 'progress',
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  refund: 'refund',
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
      <OrderStatus status={order.orderStatus} />
      {order.botStatus && !isFinal(order.orderStatus) && <BotStatus status={order.botStatus} />}
    </span>
  )
}

/** The state of an order, by name, colour and icon. */
export function OrderStatus({ status }: { status: Order['orderStatus'] }) {
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
