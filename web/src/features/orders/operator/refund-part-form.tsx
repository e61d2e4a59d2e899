import type { DeskOrder } from '@runmart/contract/orders-operator'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { partRefundUpTo } from './part-refund-up-to.ts'
import { ReasonField } from './reason-field.tsx'
import { refundPart } from './refund-part.ts'
import { mostInPart } from './steps.ts'

/** How much goes back and why; asks once more before money moves. */
export function RefundPartForm({ order, onDone }: { order: DeskOrder; onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const schema = partRefundUpTo(mostInPart(order))
  return (
    <>
      <Form
        schema={schema}
        read={readMoneyForm}
        label={t('operatorOrders.refundPart')}
        onSubmit={async (body) => {
          const sum = moneyText(language, body.amount)
          const sure = await ask({
            title: t('operatorOrders.refundPartSure', { sum, name: order.customer.username }),
            description: `${t('operatorOrders.seenAtOnce')} ${t('operatorOrders.noUndo')}`,
            confirm: t('operatorOrders.refundNow', { sum }),
          })
          if (!sure) return null
          const answer = await sendIdempotent(`refund-part:${order.id}`, (key) => refundPart(order.id, body, key))
          if (answer.success) onDone()
          return answer
        }}
      >
        <AmountField label={t('operatorOrders.refundAmount')} name="amount" />
        <ReasonField />
        <SubmitButton>{t('operatorOrders.refundPart')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
