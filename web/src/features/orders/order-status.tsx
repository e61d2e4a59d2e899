import type { Order } from '@runmart/contract/orders'
import { useTranslations } from '#platform/language.tsx'
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
  const t = useTranslations()
  return <StatusPill state={looks[status]}>{t(`orderStates.${status}`)}</StatusPill>
}
