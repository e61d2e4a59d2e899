import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LogPanel } from './log-panel.tsx'

type Props = {
  order: Pick<DeskOrder, 'id' | 'orderCode' | 'serviceName' | 'customer'>
  open: boolean
  onClose: () => void
}

/** What a run says while it goes on. */
export function LogDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.logOf', { code: order.orderCode })}
      description={`${order.serviceName} ${t('operatorOrders.forCustomer', { name: order.customer.username })}`}
      wide
    >
      <LogPanel order={order} />
    </Dialog>
  )
}
