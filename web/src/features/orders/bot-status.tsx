import type { Order } from '@runmart/contract/orders'
import { useTranslations } from '#platform/language.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

type BotState = NonNullable<Order['botStatus']>

const looks: Record<BotState, PillState> = {
  waiting: 'waiting',
  started: 'progress',
  running: 'progress',
  paused: 'paused',
  stopped: 'cancel',
  error: 'failed',
}

type Props = {
  status: BotState
  /** It is plain that a bot is meant: its state alone will do. */
  bare?: boolean
}

/** What the bot of an order is doing, by name, colour and icon. */
export function BotStatus({ status, bare = false }: Props) {
  const t = useTranslations()
  const state = t(`botStates.${status}`)
  return <StatusPill state={looks[status]}>{bare ? state : t('orders.botIs', { state })}</StatusPill>
}
