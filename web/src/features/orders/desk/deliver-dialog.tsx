import type { Answer } from '@runmart/contract/client'
import type { CallOf } from '@runmart/contract/endpoint'
import { MAX_DELIVERY_TEXT } from '@runmart/contract/orders-desk'
import { Delivery, type OperatorOrder, type ordersOperator } from '@runmart/contract/orders-operator'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useSharedTranslations } from '#platform/partner-translations.ts'
import { readFields } from '#ui/check-form.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import type { DeskArea } from './desk-area.ts'

type Body = CallOf<typeof ordersOperator.deliver>['body']
type Props = {
  area: DeskArea
  order: Pick<OperatorOrder, 'orderCode' | 'amount' | 'progress'>
  /** The customer's name. */
  name: string
  /** The refund if the rest stays undelivered, and the partner's loss in that case. */
  refundQuote: number
  earningLost?: number
  /** The text is the delivery, and the link is an addition. */
  isTextFirst?: boolean
  onDeliver: (body: Body) => Promise<Answer<unknown>>
  open: boolean
  onClose: () => void
}

/** Delivers an order, wholly or in part. It asks again before a refund. */
export function DeliverDialog({ open, ...form }: Props) {
  const t = useSharedTranslations()
  const { area, order, name, onClose } = form
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(`${area}.deliverTitle`, { code: order.orderCode })}
      description={`${
        order.progress ? t(`${area}.deliverText`, { name }) : t(`${area}.deliverDays`, { name, count: order.amount })
      } ${t(`${area}.noUndo`)}`}
    >
      <DeliverForm {...form} />
    </Dialog>
  )
}

function DeliverForm({ area, order, name, refundQuote, earningLost = 0, ...props }: Omit<Props, 'open'>) {
  const { language } = useLanguage()
  const t = useSharedTranslations()
  const { confirm, dialog } = useConfirm()
  const { orderCode: code, amount, progress } = order
  const fill = { name, sum: moneyText(language, refundQuote), lost: moneyText(language, earningLost) }
  const missing = progress ? amount - progress.ok : 0
  // Without any progress, the delivery covers the whole order. In the middle, only the deliverer knows.
  const isHalfway = Boolean(progress?.ok) && missing > 0
  const [rest, setRest] = useState<'delivered' | 'refund' | null>(isHalfway ? null : 'delivered')
  const submit = async ({ documentLink, note, rest: handling }: Body) => {
    const question = {
      title: t(`${area}.deliverSure`, { code, name }),
      description: t(`${area}.deliverRestSure`, fill),
      confirm: t(`${area}.deliverNow`),
    }
    if (rest === 'refund' && !(await confirm(question))) return null
    const answer = await props.onDeliver({
      rest: handling,
      acceptRefund: rest === 'refund' ? refundQuote : 0,
      ...(documentLink && { documentLink }),
      ...(note && { note }),
    })
    if (answer.success) props.onClose()
    return answer
  }
  const link = (
    <TextField
      label={t(`${area}.deliverLink`)}
      name="documentLink"
      type="url"
      optional
      autoComplete="off"
      placeholder="https://"
      limit={2_000}
      hint={t(`${area}.deliverLinkHint`)}
    />
  )
  return (
    <>
      <Form
        schema={Delivery}
        read={(data) => ({ ...readFields(data), rest: rest ?? undefined })}
        label={t(`${area}.deliverTitle`, { code })}
        onSubmit={submit}
      >
        {!props.isTextFirst && link}
        <TextArea
          label={t(`${area}.deliverNote`)}
          name="note"
          optional
          rows={props.isTextFirst ? 5 : 4}
          limit={MAX_DELIVERY_TEXT}
          hint={t(`${area}.deliverNoteHint`)}
        />
        {props.isTextFirst && link}
        {isHalfway && (
          <RadioCards
            label={t(`${area}.rest`, { count: missing })}
            name="rest"
            value={rest}
            onChange={setRest}
            options={[
              {
                value: 'delivered',
                label: t(`${area}.restDelivered`),
                text: t(`${area}.restDeliveredText`, { amount }),
              },
              { value: 'refund', label: t(`${area}.restRefund`), text: t(`${area}.restRefundText`, fill) },
            ]}
          />
        )}
        <SubmitButton>{t(`${area}.deliver`)}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
