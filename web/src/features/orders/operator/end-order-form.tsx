import { type DeskOrder, Reason } from '@runmart/contract/orders-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { type Ending, endOrder } from './end-order.ts'
import { ReasonField } from './reason-field.tsx'

type Props = {
  order: DeskOrder
  how: Ending
  /** What goes back. */
  refund: number
  onDone: () => void
}

/** The reason for ending an order; asks once more before money moves. */
export function EndOrderForm({ order, how, refund, onDone }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const sum = moneyText(language, refund)
  const deed = how === 'fail' ? t('operatorOrders.failNow') : t('operatorOrders.refundNow', { sum })
  return (
    <>
      <Form
        schema={Reason}
        label={t(how === 'fail' ? 'operatorOrders.fail' : 'operatorOrders.refund')}
        onSubmit={async (body) => {
          const sure = await ask({
            title: t(how === 'fail' ? 'operatorOrders.failSure' : 'operatorOrders.refundSure', {
              code: order.orderCode,
              sum,
              name: order.customer.username,
            }),
            description: `${t('operatorOrders.seenAtOnce')} ${t('operatorOrders.noUndo')}`,
            confirm: deed,
            danger: true,
          })
          if (!sure) return null
          const asked = { reason: body.reason, acceptRefund: refund }
          const answer = await sendIdempotent(`${how}:${order.id}`, (key) => endOrder(order.id, how, asked, key))
          if (answer.success) onDone()
          return answer
        }}
      >
        <ReasonField />
        <SubmitButton variant="danger">{deed}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
