import { Stopping } from '@runmart/contract/bots-operator'
import { type DeskOrder, orderDesk } from '@runmart/contract/orders-operator'
import { ReasonField } from '#features/orders/operator/reason-field.tsx'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { useAskOften } from '#platform/use-ask-often.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { SubmitButton } from '#ui/submit-button.tsx'
import { stopRun } from './stop-run.ts'

const LOOK_AGAIN_MS = 3_000

type Props = { order: DeskOrder; open: boolean; onClose: () => void }

/** Ends a run after asking once, with what goes back by now and a reason that the customer reads. */
export function StopRunDialog({ order, open, onClose }: Props) {
  const say = useOperatorSay()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say('botDesk.stopTitle', { code: order.orderCode })}
      description={<WhatGoesBack order={order} />}
    >
      <Form
        schema={Stopping}
        label={say('botDesk.stopTitle', { code: order.orderCode })}
        onSubmit={async (body) => {
          const answer = await stopRun(order.id, body)
          if (answer.success) onClose()
          return answer
        }}
      >
        <ReasonField />
        <SubmitButton variant="danger">{say('botDesk.stopBot')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** The sum moves while the bot works, so it is asked for again. */
function WhatGoesBack({ order }: { order: DeskOrder }) {
  const { language } = useLanguage()
  const say = useOperatorSay()
  const { data } = useAskOften(LOOK_AGAIN_MS, orderDesk.order, { params: { id: order.id } })
  const name = order.customer.username
  // What is billed by the day is not counted in pieces.
  if (!order.progress) return say('botDesk.stopDay', { name })
  const sum = data?.refundQuote
  return sum == null
    ? say('botDesk.stopUnitUnknown', { name })
    : say('botDesk.stopUnit', { name, sum: moneyText(language, sum) })
}
