import { type OperatorOrder, ordersOperator, Reason } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { CheckBox } from '#ui/check-box.tsx'
import { readFields } from '#ui/check-form.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { ReasonField } from './reason-field.tsx'
import { unrefundedAmount } from './rules.ts'

/** `fail` refunds the undelivered part, `refund` everything. */
export type Ending = 'fail' | 'refund'

type Props = {
  order: OperatorOrder
  ending: Ending
  refundQuote: number
  /** The number of the service's places that other customers could order again. */
  unusedPlaces: number
  open: boolean
  onClose: () => void
}

/** Ends an open order with a reason for its customer, and refunds the undelivered part or everything. */
export function EndOrderDialog({ order, ending, refundQuote, unusedPlaces, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const refund = ending === 'fail' ? refundQuote : unrefundedAmount(order)
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(ending === 'fail' ? 'operatorOrders.failTitle' : 'operatorOrders.refundTitle', {
        code: order.orderCode,
      })}
      description={t(ending === 'fail' ? 'operatorOrders.failText' : 'operatorOrders.refundText', {
        sum: moneyText(language, refund),
        name: order.customer.username,
      })}
    >
      <EndOrderForm
        key={ending}
        order={order}
        ending={ending}
        refund={refund}
        unusedPlaces={unusedPlaces}
        onClose={onClose}
      />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'order' | 'ending' | 'unusedPlaces' | 'onClose'> & { refund: number }

/** The reason, and the choice to sell the rest again; asks once more before money moves. */
function EndOrderForm({ order, ending, refund, unusedPlaces, onClose }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  // A failed delivery goes on sale again only if the operator chooses so.
  const [restock, setRestock] = useState(ending === 'refund')
  const { id } = order
  const { act } = useAct(ordersOperator[ending], { once: id, untilFresh: true })
  const sum = moneyText(language, refund)
  const action = ending === 'fail' ? t('operatorOrders.failNow') : t('operatorOrders.refundNow', { sum })
  const submit = async ({ reason }: { reason: string }) => {
    const isConfirmed = await confirm({
      title: t(ending === 'fail' ? 'operatorOrders.failSure' : 'operatorOrders.refundSure', {
        code: order.orderCode,
        sum,
        name: order.customer.username,
      }),
      description: `${t('operatorOrders.seenAtOnce')} ${t('operatorOrders.noUndo')}`,
      confirm: action,
      danger: true,
    })
    if (!isConfirmed) return null
    const answer = await act({ params: { id }, body: { reason, acceptRefund: refund, restock } })
    if (answer.success) onClose()
    return answer
  }
  return (
    <>
      <Form
        schema={Reason}
        read={(data) => ({ ...readFields(data), restock })}
        label={t(ending === 'fail' ? 'operatorOrders.fail' : 'operatorOrders.refund')}
        onSubmit={submit}
      >
        <ReasonField />
        {unusedPlaces > 0 && (
          <CheckBox
            name="restock"
            label={t('operatorOrders.restock', { count: unusedPlaces })}
            text={t('operatorOrders.restockText')}
            checked={restock}
            onChange={setRestock}
          />
        )}
        <SubmitButton variant="danger">{action}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
