import type { CallOf } from '@runmart/contract/endpoint'
import { MAX_DELIVERY_TEXT } from '@runmart/contract/orders-desk'
import { Delivery } from '@runmart/contract/orders-operator'
import { partnersDesk } from '@runmart/contract/partners-desk'
import { useState } from 'react'
import { call } from '#platform/api.ts'
import { useLanguage } from '#platform/language.tsx'
import { usePartnerTranslations } from '#platform/partner-translations.ts'
import { readFields } from '#ui/check-form.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import type { OrderView } from './order-view.ts'
import { sendStep } from './send-step.ts'

type Props = { view: OrderView; open: boolean; onClose: () => void }

/** Hands an order over, wholly or as far as it is done. */
export function DeliverDialog({ view, open, onClose }: Props) {
  const t = usePartnerTranslations()
  const { orderCode: code, customer: name, progress, amount } = view.order
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('partnerOrders.deliverTitle', { code })}
      description={
        progress ? t('partnerOrders.deliverText', { name }) : t('partnerOrders.deliverDays', { name, count: amount })
      }
    >
      <DeliverForm view={view} onClose={onClose} />
    </Dialog>
  )
}

function DeliverForm({ view: { order, refundQuote, earningLost }, onClose }: Omit<Props, 'open'>) {
  const { language } = useLanguage()
  const t = usePartnerTranslations()
  const { confirm, dialog } = useConfirm()
  const { id, orderCode: code, amount, progress } = order
  const sum = moneyText(language, refundQuote ?? 0)
  const lost = moneyText(language, earningLost ?? 0)
  const missing = progress ? amount - progress.ok : 0
  // Where nothing was marked before, a delivery is all of it; halfway, only the partner knows.
  const isHalfway = Boolean(progress?.ok) && missing > 0
  const [rest, setRest] = useState<'delivered' | 'refund' | null>(isHalfway ? null : 'delivered')
  const consequence =
    rest === 'refund'
      ? t('partnerOrders.deliverRestSure', { sum, lost })
      : t(progress ? 'partnerOrders.deliverAllSure' : 'partnerOrders.deliverDaysSure')
  const submit = async ({ documentLink, note, rest: handling }: CallOf<typeof partnersDesk.deliver>['body']) => {
    const isConfirmed = await confirm({
      title: t('partnerOrders.deliverSure', { code }),
      description: consequence,
      confirm: t('partnerOrders.deliverNow'),
    })
    if (!isConfirmed) return null
    const body = {
      rest: handling,
      acceptRefund: rest === 'refund' ? (refundQuote ?? 0) : 0,
      ...(documentLink && { documentLink }),
      ...(note && { note }),
    }
    const answer = await sendStep(`deliver:${id}`, (idempotencyKey) =>
      call(partnersDesk.deliver, { params: { id }, body }, { idempotencyKey }),
    )
    if (answer.success) onClose()
    return answer
  }
  return (
    <>
      <Form
        schema={Delivery}
        read={(data) => ({ ...readFields(data), rest: rest ?? undefined })}
        label={t('partnerOrders.deliverTitle', { code })}
        onSubmit={submit}
      >
        <TextArea
          label={t('partnerOrders.deliverNote')}
          name="note"
          optional
          rows={5}
          limit={MAX_DELIVERY_TEXT}
          hint={t('partnerOrders.deliverNoteHint')}
        />
        <TextField
          label={t('partnerOrders.deliverLink')}
          name="documentLink"
          type="url"
          optional
          autoComplete="off"
          placeholder="https://"
          limit={2_000}
          hint={t('partnerOrders.deliverLinkHint')}
        />
        {isHalfway && (
          <RadioCards
            label={t('partnerOrders.rest', { count: missing })}
            name="rest"
            value={rest}
            onChange={setRest}
            options={[
              {
                value: 'delivered',
                label: t('partnerOrders.restDelivered'),
                text: t('partnerOrders.restDeliveredText', { amount }),
              },
              {
                value: 'refund',
                label: t('partnerOrders.restRefund'),
                text: t('partnerOrders.restRefundText', { sum, lost }),
              },
            ]}
          />
        )}
        <SubmitButton>{t('partnerOrders.deliver')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
