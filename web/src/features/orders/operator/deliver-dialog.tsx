import { useOperatorSay } from '#platform/operator-voice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { type Delivered, DeliverForm } from './deliver-form.tsx'

type Props = Delivered & { open: boolean; onClose: () => void }

/** Hands an order over. */
export function DeliverDialog({ order, refundQuote, open, onClose }: Props) {
  const say = useOperatorSay()
  const name = order.customer.username
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say('orderDesk.deliverTitle', { code: order.orderCode })}
      description={
        order.progress
          ? say('orderDesk.deliverText', { name })
          : say('orderDesk.deliverDays', { name, count: order.amount })
      }
    >
      <DeliverForm order={order} refundQuote={refundQuote} onDone={onClose} />
    </Dialog>
  )
}
