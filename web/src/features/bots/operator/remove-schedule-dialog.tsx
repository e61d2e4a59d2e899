import { botsOperator, StopRequest } from '@runmart/contract/bots-operator'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { ReasonField } from '#features/orders/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'

type Props = { order: OperatorOrder; open: boolean; onClose: () => void }

/** Removes the schedule of a bot, with a reason that the customer reads. */
export function RemoveScheduleDialog({ order, open, onClose }: Props) {
  const t = useOperatorTranslations()
  const { act } = useAct(botsOperator.removeSchedule, { once: order.id })
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
          const answer = await act({ params: { id: order.id }, body })
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
