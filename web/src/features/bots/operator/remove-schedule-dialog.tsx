import { botsOperator, StopRequest } from '@runmart/contract/bots-operator'
import { botSchedules } from '@runmart/contract/bots-schedules'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { ReasonField } from '#features/orders/operator/index.ts'
import { call } from '#platform/api.ts'
import { handleAnswer } from '#platform/handle-answer.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { invalidate } from '#platform/query-client.ts'
import { sendIdempotent } from '#platform/send-idempotent.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'

type Props = { order: OperatorOrder; open: boolean; onClose: () => void }

/** Removes the schedule of a bot, with a reason that the customer reads. */
export function RemoveScheduleDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const title = t('operatorBots.removeScheduleTitle', { code: order.orderCode })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={title}
      description={t('operatorBots.removeScheduleText', { name: order.customer.username })}
    >
      <Form
        schema={StopRequest}
        label={title}
        onSubmit={async (body) => {
          const answer = await removeSchedule(order.id, body)
          // Somebody else was quicker: there is nothing left to remove.
          if (answer.success || answer.code === 'NOT_FOUND') onClose()
          return answer
        }}
      >
        <ReasonField />
        <SubmitButton variant="danger">{t('operatorBots.removeSchedule')}</SubmitButton>
      </Form>
    </Dialog>
  )
}

/** Also when refused it may be another by now, so it is fetched again. */
async function removeSchedule(id: string, body: { reason: string }) {
  const answer = await sendIdempotent(`remove-schedule:${id}`, (idempotencyKey) =>
    handleAnswer(call(botsOperator.removeSchedule, { params: { id }, body }, { idempotencyKey }), {
      refusals: 'inline',
    }),
  )
  invalidate(botSchedules.ofOperatorOrder)
  return answer
}
