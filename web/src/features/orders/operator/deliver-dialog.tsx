import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { type Delivered, DeliverForm } from './deliver-form.tsx'

type Props = Delivered & { open: boolean; onClose: () => void }

/** Hands an order over. */
export function DeliverDialog({ order, refundQuote, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const name = order.customer.username
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorOrders.deliverTitle', { code: order.orderCode })}
      description={
        order.progress
          ? t('operatorOrders.deliverText', { name })
          : t('operatorOrders.deliverDays', { name, count: order.amount })
      }
    >
      <DeliverForm order={order} refundQuote={refundQuote} onDone={onClose} />
    </Dialog>
  )
}
