import type { Order } from '@runmart/contract/orders'
import { useSay } from '#platform/language.tsx'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const looks: Record<Order['orderStatus'], PillState> = {
  pending: 'pending',
  'in-progress': 'progress',
  success: 'success',
  failed: 'failed',
  cancel: 'cancel',
  refund: 'refund',
}

/** The state of an order, by name, colour and icon. */
export function OrderStatus({ status }: { status: Order['orderStatus'] }) {
  const say = useSay()
  return <StatusPill state={looks[status]}>{say(`orderStates.${status}`)}</StatusPill>
}
