import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LogPanel } from './log-panel.tsx'

type Props = {
  order: Pick<DeskOrder, 'id' | 'orderCode' | 'serviceName' | 'customer'>
  open: boolean
  onClose: () => void
}

/** What a run says while it goes on. */
export function LogDialog({ order, open, onClose }: Props) {
  const say = useOperatorSay()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say('botDesk.logOf', { code: order.orderCode })}
      description={`${order.serviceName} ${say('orderDesk.forCustomer', { name: order.customer.username })}`}
      wide
    >
      <LogPanel order={order} />
    </Dialog>
  )
}
