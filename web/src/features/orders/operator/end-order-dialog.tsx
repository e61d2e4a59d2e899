import { type OperatorOrder, ordersOperator, Reason } from '@runmart/contract/orders-operator'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { ReasonField } from './reason-field.tsx'
import { unrefundedAmount } from './rules.ts'
import { sendOrderAction } from './send-order-action.ts'

/** `fail` refunds what was not delivered, `refund` everything. */
export type Ending = 'fail' | 'refund'

type Props = { order: OperatorOrder; ending: Ending; refundQuote: number; open: boolean; onClose: () => void }

/** Ends an open order with a reason that its customer reads; what was not delivered is refunded, or everything. */
export function EndOrderDialog({ order, ending, refundQuote, open, onClose }: Props) {
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
      <EndOrderForm order={order} ending={ending} refund={refund} onClose={onClose} />
    </Dialog>
  )
}

type FormProps = Pick<Props, 'order' | 'ending' | 'onClose'> & { refund: number }

/** The reason; asks once more before money moves. */
function EndOrderForm({ order, ending, refund, onClose }: FormProps) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { id } = order
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
    const answer = await sendOrderAction(`${ending}:${id}`, (idempotencyKey) =>
      call(ordersOperator[ending], { params: { id }, body: { reason, acceptRefund: refund } }, { idempotencyKey }),
    )
    if (answer.success) onClose()
    return answer
  }
  return (
    <>
      <Form
        schema={Reason}
        label={t(ending === 'fail' ? 'operatorOrders.fail' : 'operatorOrders.refund')}
        onSubmit={submit}
      >
        <ReasonField />
        <SubmitButton variant="danger">{action}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
