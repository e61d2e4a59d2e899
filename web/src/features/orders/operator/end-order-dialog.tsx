import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { moneyText } from '#ui/money-text.ts'
import type { Ending } from './end-order.ts'
import { EndOrderForm } from './end-order-form.tsx'
import { leftOf } from './steps.ts'

type Props = { order: DeskOrder; how: Ending; refundQuote: number; open: boolean; onClose: () => void }

/** Ends an open order: what was not delivered goes back, or everything. */
export function EndOrderDialog({ order, how, refundQuote, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const refund = how === 'fail' ? refundQuote : leftOf(order)
  const sum = moneyText(language, refund)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(how === 'fail' ? 'operatorOrders.failTitle' : 'operatorOrders.refundTitle', { code: order.orderCode })}
      description={t(how === 'fail' ? 'operatorOrders.failText' : 'operatorOrders.refundText', {
        sum,
        name: order.customer.username,
      })}
    >
      <EndOrderForm order={order} how={how} refund={refund} onDone={onClose} />
    </Dialog>
  )
}
