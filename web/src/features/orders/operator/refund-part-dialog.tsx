import { type OperatorOrder, ordersOperator, PartRefund } from '@runmart/contract/orders-operator'
import { wholeDong } from '@runmart/contract/whole-number'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readMoneyForm } from '#ui/read-amount.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { useConfirm } from '#ui/use-confirm.tsx'
import { ReasonField } from './reason-field.tsx'
import { maxPartialRefund } from './rules.ts'

type Props = { order: OperatorOrder; open: boolean; onClose: () => void }

/** Refunds part of an order's money; the order keeps its state. */
export function RefundPartDialog({ order, open, onClose }: Props) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const ended = order.orderStatus === 'success'
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorOrders.refundPartTitle', { code: order.orderCode })}
      description={t(ended ? 'operatorOrders.refundPartEnded' : 'operatorOrders.refundPartOpen', {
        sum: moneyText(language, maxPartialRefund(order)),
      })}
    >
      <RefundPartForm order={order} onClose={onClose} />
    </Dialog>
  )
}

/** The amount and the reason; asks once more before money moves. */
function RefundPartForm({ order, onClose }: Omit<Props, 'open'>) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { confirm, dialog } = useConfirm()
  const { id } = order
  const { act } = useAct(ordersOperator.refundPart, { once: id, untilFresh: true })
  const submit = async (body: z.infer<typeof PartRefund>) => {
    const sum = moneyText(language, body.amount)
    const isConfirmed = await confirm({
      title: t('operatorOrders.refundPartSure', { sum, name: order.customer.username }),
      description: t('operatorOrders.seenAtOnce'),
      confirm: t('operatorOrders.refundNow', { sum }),
    })
    if (!isConfirmed) return null
    const answer = await act({ params: { id }, body })
    if (answer.success) onClose()
    return answer
  }
  return (
    <>
      <Form
        // Limits the amount to the order's remaining sum, so that a larger one fails before the confirmation.
        schema={z.extend(PartRefund, { amount: wholeDong(1, maxPartialRefund(order)) })}
        read={readMoneyForm}
        label={t('operatorOrders.refundPart')}
        onSubmit={submit}
      >
        <AmountField label={t('operatorOrders.refundAmount')} name="amount" />
        <ReasonField />
        <SubmitButton>{t('operatorOrders.refundPart')}</SubmitButton>
      </Form>
      {dialog}
    </>
  )
}
