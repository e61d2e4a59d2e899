import { Stopping } from '@runmart/contract/bots-operator'
import { type DeskOrder, ordersOperator } from '@runmart/contract/orders-operator'
import { ReasonField } from '#features/orders/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useApi } from '#platform/use-api.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { stopRun } from './stop-run.ts'

type Props = { order: DeskOrder; open: boolean; onClose: () => void }

/** Ends a run after asking once, with what goes back by now and a reason that the customer reads. */
export function StopRunDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorBots.stopTitle', { code: order.orderCode })}
      description={<WhatGoesBack order={order} />}
    >
      <Form
        schema={Stopping}
        label={t('operatorBots.stopTitle', { code: order.orderCode })}
        onSubmit={async (body) => {
          const answer = await stopRun(order.id, body)
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

/** The sum moves while the bot works, so it is asked for again. */
function WhatGoesBack({ order }: { order: DeskOrder }) {
  const { language } = useLanguage()
  const t = useOperatorTranslations()
  const { data } = useApi(ordersOperator.order, { params: { id: order.id } }, { refetchInterval: 3_000 })
  const name = order.customer.username
  // What is billed by the day is not counted in pieces.
  if (!order.progress) return t('operatorBots.stopDay', { name })
  const sum = data?.refundQuote
  return sum == null
    ? t('operatorBots.stopUnitUnknown', { name })
    : t('operatorBots.stopUnit', { name, sum: moneyText(language, sum) })
}
