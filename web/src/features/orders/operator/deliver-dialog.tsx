import type { CallOf } from '@runmart/contract/endpoint'
import { MAX_DELIVERY_TEXT } from '@runmart/contract/orders-desk'
import { Delivery, type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { readFields } from '#ui/check-form.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { sendOrderAction } from './send-order-action.ts'

type Props = {
  order: OperatorOrder
  /** What is refunded when the rest is not delivered. */
  refundQuote: number
  open: boolean
  onClose: () => void
}

/** Hands an order over. */
export function DeliverDialog({ open, ...form }: Props) {
  const t = useOperatorTranslations()
  const { order, onClose } = form
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
      <DeliverForm {...form} />
    </Dialog>
  )
}

function DeliverForm({ order, refundQuote, onClose }: Omit<Props, 'open'>) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { id, orderCode: code, amount, progress } = order
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
  const submit = async ({ documentLink, note, rest: handling }: CallOf<typeof ordersOperator.deliver>['body']) => {
    const isConfirmed = await confirm({
      title: t('operatorOrders.deliverSure', { code, name }),
      description: `${consequence} ${t('operatorOrders.noUndo')}`,
      confirm: t('operatorOrders.deliverNow'),
    })
    if (!isConfirmed) return null
    const body = {
      rest: handling,
      acceptRefund: rest === 'refund' ? refundQuote : 0,
      ...(documentLink && { documentLink }),
      ...(note && { note }),
    }
    const answer = await sendOrderAction(`deliver:${id}`, (idempotencyKey) =>
      call(ordersOperator.deliver, { params: { id }, body }, { idempotencyKey }),
    )
    if (answer.success) onClose()
    return answer
  }
  return (
    <>
      <Form
        schema={Delivery}
        read={(data) => ({ ...readFields(data), rest: rest ?? undefined })}
        label={t('operatorOrders.deliverTitle', { code })}
        onSubmit={submit}
      >
        <TextField
          label={t('operatorOrders.deliverLink')}
          name="documentLink"
          type="url"
          optional
          autoComplete="off"
          placeholder="https://"
          limit={2_000}
          hint={t('operatorOrders.deliverLinkHint')}
        />
        <TextArea
          label={t('operatorOrders.deliverNote')}
          name="note"
          optional
          rows={4}
          limit={MAX_DELIVERY_TEXT}
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
