import type { Order } from '@runmart/contract/orders'
import { useSay } from '../../platform/language.tsx'
import { type PillState, StatusPill } from '../../ui/status-pill.tsx'

type BotState = NonNullable<Order['botStatus']>

const looks: Record<BotState, PillState> = {
  waiting: 'waiting',
  started: 'progress',
  running: 'progress',
  paused: 'paused',
  stopped: 'cancel',
  error: 'failed',
}

/** What the bot of an order is doing, by name, colour and icon. */
export function BotStatus({ status }: { status: BotState }) {
  const say = useSay()
  return <StatusPill state={looks[status]}>{say('orders.botIs', { state: say(`botStates.${status}`) })}</StatusPill>
}
