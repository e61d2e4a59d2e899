import type { DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import type { Order } from '@runmart/contract/orders-order'
import { RepeatForm, type RepeatInterval, repeatIntervals, repeats } from '@runmart/contract/repeats'
import { useState } from 'react'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'

type Props = {
  order: Order
  firstDates: DataOf<typeof repeats.ofOrder>['firstDates']
  open: boolean
  onClose: () => void
}

/** Repeats an order: how often, how many times and at which price, with the first date and what it costs today. */
export function RepeatDialog({ open, onClose, ...props }: Props) {
  const { t } = useLanguage()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('repeats.repeat')}
      description={t('repeats.repeatText', { service: props.order.serviceName })}
    >
      <PlanForm {...props} onClose={onClose} />
    </Dialog>
  )
}

function PlanForm({ order, firstDates, onClose }: Omit<Props, 'open'>) {
  const { language, t } = useLanguage()
  const { act } = useAct(repeats.create, { once: order.id })
  const [every, setEvery] = useState<RepeatInterval>('week')
  const { serviceId, amount } = order
  const { data: quote, error } = useApi(orders.quote, { body: { serviceId, amount } })
  return (
    <Form
      label={t('repeats.repeat')}
      schema={RepeatForm}
      read={(data) => ({
        every,
        times: readAmount(language, String(data.get('times'))),
        mostEach: readAmount(language, String(data.get('mostEach'))),
      })}
      onSubmit={async (body) => {
        const answer = await act({ params: { id: order.id }, body })
        if (answer.success) onClose()
        return answer
      }}
    >
      <SegmentedControl
        label={t('repeats.every')}
        name="every"
        value={every}
        options={repeatIntervals.map((value) => ({ value, label: t(`repeatIntervals.${value}`) }))}
        onChange={setEvery}
      />
      <TextField
        label={t('repeats.times')}
        name="times"
        hint={t('repeats.timesHint')}
        optional
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular-nums"
      />
      <AmountField label={t('repeats.mostEach')} name="mostEach" hint={t('repeats.mostEachHint')} optional />
      <div className="rounded-lg border border-line px-4">
        <Details
          items={[
            { label: t('repeats.first'), value: <DateTime at={firstDates[every]} as="time" /> },
            {
              label: t('repeats.today'),
              value: quote ? (
                <span className="tabular-nums">{moneyText(language, quote.total)}</span>
              ) : error ? (
                <span className="font-normal text-failed">{error}</span>
              ) : (
                <Skeleton className="h-5 w-20" />
              ),
            },
          ]}
        />
      </div>
      <p className="text-[13px] text-pretty text-ink-faint">
        {t('repeats.terms')} {order.serviceType === 'AUTO_BOT' && t('repeats.keepsLines')}
      </p>
      <SubmitButton>{t('repeats.start')}</SubmitButton>
    </Form>
  )
}
