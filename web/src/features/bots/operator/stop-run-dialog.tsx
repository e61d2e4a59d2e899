import { botsOperator, StopRequest } from '@runmart/contract/bots-operator'
import { type OperatorOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { ReasonField } from '#features/orders/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'

type Props = { order: OperatorOrder; open: boolean; onClose: () => void }

/** Stops a run with a reason for the customer, and shows the current refund. */
export function StopRunDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { act } = useAct(botsOperator.stop, { once: order.id })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.stopTitle', { code: order.orderCode })}
      description={<RefundText order={order} />}
    >
      <Form
        schema={StopRequest}
        label={t('operatorBots.stopTitle', { code: order.orderCode })}
        onSubmit={async (body) => {
          const answer = await act({ params: { id: order.id }, body })
          if (answer.success) onClose()
          return answer
        }}
      >
        <ReasonField />
        <SubmitButton variant="danger">{t('operatorBots.stopBot')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** The refund of stopping, refetched because it falls while the bot works. */
function RefundText({ order }: { order: OperatorOrder }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data } = useApi(ordersOperator.order, { params: { id: order.id } }, { refetchInterval: 3_000 })
  const name = order.customer.username
  // Runs billed by the day have no progress in units.
  if (!order.progress) return t('operatorBots.stopDay', { name })
  const sum = data?.refundQuote
  return sum == null
    ? t('operatorBots.stopUnitUnknown', { name })
    : t('operatorBots.stopUnit', { name, sum: moneyText(language, sum) })
}
