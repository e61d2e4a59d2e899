import { Delivery, type DeskOrder } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { readFields } from '#ui/check-form.ts'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { deliverOrder } from './deliver-order.ts'

export type Delivered = {
  order: DeskOrder
  /** What goes back when the rest is not delivered. */
  refundQuote: number
}

/** What the customer gets, and what becomes of what is not marked as done; asks once more before it ends the order. */
export function DeliverForm({ order, refundQuote, onDone }: Delivered & { onDone: () => void }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { ask, dialog } = useConfirm()
  const { orderCode: code, amount, progress } = order
  const name = order.customer.username
  const sum = moneyText(language, refundQuote)
  const missing = progress ? amount - progress.ok : 0
  // Where nothing was marked before, a delivery is all of it; halfway, only the operator knows.
  const isHalfway = Boolean(progress?.ok) && missing > 0
  const [rest, setRest] = useState<'delivered' | 'refund' | null>(isHalfway ? null : 'delivered')
  const consequence =
    rest === 'refund'
      ? t('operatorOrders.deliverRestSure', { sum, name })
      : t(progress ? 'operatorOrders.deliverAllSure' : 'operatorOrders.deliverDaysSure')
  return (
    <>
      <Form
        schema={Delivery}
        read={(data) => ({ ...readFields(data), rest: rest ?? undefined })}
        label={t('operatorOrders.deliverTitle', { code })}
        onSubmit={async (body) => {
          const sure = await ask({
            title: t('operatorOrders.deliverSure', { code, name }),
            description: `${consequence} ${t('operatorOrders.noUndo')}`,
            confirm: t('operatorOrders.deliverNow'),
          })
          if (!sure) return null
          const delivery = { ...body, acceptRefund: rest === 'refund' ? refundQuote : 0 }
          const answer = await sendIdempotent(`deliver:${order.id}`, (key) => deliverOrder(order.id, delivery, key))
          if (answer.success) onDone()
          return answer
        }}
      >
        <TextField
          label={t('operatorOrders.deliverLink')}
          name="documentLink"
          type="url"
          optional
          maxLength={2_000}
          autoComplete="off"
          placeholder="https://"
          hint={t('operatorOrders.deliverLinkHint')}
        />
        <TextArea
          label={t('operatorOrders.deliverNote')}
          name="note"
          optional
          rows={2}
          maxLength={1_000}
          hint={t('operatorOrders.deliverNoteHint')}
        />
        {isHalfway && (
          <RadioCards
            label={t('operatorOrders.rest', { count: missing })}
            name="rest"
            value={rest}
            onChange={setRest}
            options={[
              {
                value: 'delivered',
                label: t('operatorOrders.restDelivered'),
                text: t('operatorOrders.restDeliveredText', { amount }),
              },
              {
                value: 'refund',
                label: t('operatorOrders.restRefund'),
                text: t('operatorOrders.restRefundText', { sum, name }),
              },
            ]}
          />
        )}
        <SubmitButton>{t('operatorOrders.deliver')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
