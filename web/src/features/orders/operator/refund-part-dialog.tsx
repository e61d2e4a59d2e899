import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { moneyText } from '#ui/money-text.ts'
import { RefundPartForm } from './refund-part-form.tsx'
import { mostInPart } from './steps.ts'

type Props = { order: DeskOrder; open: boolean; onClose: () => void }

/** Gives part of an order's money back; the order stays as it is. */
export function RefundPartDialog({ order, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const ended = order.orderStatus === 'success'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorOrders.refundPartTitle', { code: order.orderCode })}
      description={t(ended ? 'operatorOrders.refundPartEnded' : 'operatorOrders.refundPartOpen', {
        sum: moneyText(language, mostInPart(order)),
      })}
    >
      <RefundPartForm order={order} onDone={onClose} />
    </Dialog>
  )
}
