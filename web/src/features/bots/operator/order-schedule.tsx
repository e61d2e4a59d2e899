import { botsOperator, StopRequest } from '@runmart/contract/bots-operator'
import { botSchedules } from '@runmart/contract/bots-schedules'
import type { OperatorOrder } from '@runmart/contract/orders-operator'
import { CalendarX } from 'lucide-react'
import { useState } from 'react'
import { ReasonField } from '#features/orders/operator/index.ts'
import { useLanguage } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { scheduleText } from '../schedules/schedule-text.ts'

/** The schedule of an order's bot, with a button to remove it. Empty without a schedule. */
export function OrderSchedule({ order }: { order: OperatorOrder }) {
  const translations = useLanguage()
  const t = useOperatorTranslations()
  const [open, setOpen] = useState(false)
  const { data } = useApi(botSchedules.ofOperatorOrder, { params: { id: order.id } })
  if (!data?.schedule) return null
  const { when, nextAt, passedOver } = data.schedule
  const dates = scheduleText(translations, when)
  return (
    <div className="border-t border-line py-3">
      <p className="text-ink-faint">{t('operatorBots.scheduleTitle')}</p>
      <p className="mt-1 text-pretty text-ink">
        {when.by === 'clock' ? t('operatorBots.scheduleText', { when: dates }) : dates}
        {nextAt && (
          <span className="whitespace-nowrap">
            , {t('operatorBots.scheduleNext')} <DateTime at={nextAt} as="time" />
          </span>
        )}
      </p>
      {passedOver && (
        <p className="mt-1 text-[13px] text-pretty text-ink-soft">
          {translations.t(`schedulePassedOver.${passedOver}`)}
        </p>
      )}
      <Button size="sm" className="mt-2" icon={<CalendarX aria-hidden />} onClick={() => setOpen(true)}>
        {t('operatorBots.removeSchedule')}
      </Button>
      <RemoveScheduleDialog order={order} open={open} onClose={() => setOpen(false)} />
    </div>
  )
}

type Props = { order: OperatorOrder; open: boolean; onClose: () => void }

/** Removes the schedule of a bot, with a reason for the customer. */
function RemoveScheduleDialog({ order, open, onClose }: Props) {
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
          // The schedule is already gone: nothing is left to remove.
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
