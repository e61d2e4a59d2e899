import { type DeskOrder, Reason } from '@runmart/contract/orders-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { sendOnce } from '#platform/send-once.ts'
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
  const say = useOperatorSay()
  const { ask, dialog } = useConfirm()
  const sum = moneyText(language, refund)
  const deed = how === 'fail' ? say('orderDesk.failNow') : say('orderDesk.refundNow', { sum })
  return (
    <>
      <Form
        schema={Reason}
        label={say(how === 'fail' ? 'orderDesk.fail' : 'orderDesk.refund')}
        onSubmit={async (body) => {
          const sure = await ask({
            title: say(how === 'fail' ? 'orderDesk.failSure' : 'orderDesk.refundSure', {
              code: order.orderCode,
              sum,
              name: order.customer.username,
            }),
            description: `${say('orderDesk.seenAtOnce')} ${say('orderDesk.noUndo')}`,
            confirm: deed,
            danger: true,
          })
          if (!sure) return null
          const asked = { reason: body.reason, acceptRefund: refund }
          const answer = await sendOnce(`${how}:${order.id}`, (key) => endOrder(order.id, how, asked, key))
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
