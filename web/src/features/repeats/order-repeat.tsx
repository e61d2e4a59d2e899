import type { DataOf } from '@runmart/contract/endpoint'
import { orders } from '@runmart/contract/orders'
import type { Order } from '@runmart/contract/orders-order'
import { RepeatForm, type RepeatInterval, type RepeatPlan, repeatIntervals, repeats } from '@runmart/contract/repeats'
import { Repeat } from 'lucide-react'
import { useState } from 'react'
import { useLanguage, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { DateTime } from '#ui/date-time.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { readAmount } from '#ui/read-amount.ts'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { placedText, planNote } from './plan-text.ts'
import { StopPlan } from './stop-plan.tsx'
import { useRepeatsUpdates } from './use-repeats-updates.ts'

/** The plan that repeats or placed this order, with its start and stop. Empty if the customer cannot repeat it. */
export function OrderRepeat({ order }: { order: Order }) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const { data, error, isFetching, refetch } = useApi(repeats.ofOrder, { params: { id: order.id } })
  useRepeatsUpdates()
  if (error)
    return (
      <Section title={t('repeats.section')} padded={false}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Section>
    )
  if (!data) return null
  const { plan, placedBy, canRepeat, firstDates } = data
  const shown = [plan, placedBy].find((it) => it?.nextAt) ?? plan ?? placedBy
  if (!shown && !canRepeat) return null
  return (
    <Section
      title={t('repeats.section')}
      padded={false}
      action={
        shown?.nextAt ? (
          <StopPlan plan={shown} />
        ) : (
          canRepeat && (
            <Button size="sm" icon={<Repeat aria-hidden />} onClick={() => setOpen(true)}>
              {t('repeats.repeat')}
            </Button>
          )
        )
      }
    >
      {(placedBy || !shown) && (
        <p className="px-5 pt-4 pb-3 text-pretty text-ink-soft last:pb-4">
          {placedBy ? t('repeats.placedBy') : t('repeats.sectionText')}{' '}
          {placedBy && <TextLink to={paths.repeats}>{t('repeats.seeAll')}</TextLink>}
        </p>
      )}
      {shown && <PlanFacts plan={shown} />}
      <RepeatDialog order={order} firstDates={firstDates} open={open} onClose={() => setOpen(false)} />
    </Section>
  )
}

function PlanFacts({ plan }: { plan: RepeatPlan }) {
  const translations = useLanguage()
  const { language, t } = translations
  const note = planNote(translations, plan)
  return (
    <div className="border-line px-5 py-1 not-first:border-t">
      <Details
        items={[
          ...(plan.nextAt ? [{ label: t('repeats.next'), value: <DateTime at={plan.nextAt} as="time" /> }] : []),
          { label: t('repeats.every'), value: t(`repeatIntervals.${plan.every}`) },
          { label: t('repeats.placedLabel'), value: placedText(translations, plan) },
          ...(plan.mostEach === null
            ? []
            : [{ label: t('repeats.mostEach'), value: moneyText(language, plan.mostEach) }]),
        ]}
      />
      {note && (
        <p role="status" className="border-t border-line py-3 text-[13px] text-pretty text-ink-soft">
          {note}
        </p>
      )}
    </div>
  )
}

type Props = {
  order: Order
  firstDates: DataOf<typeof repeats.ofOrder>['firstDates']
  open: boolean
  onClose: () => void
}

/** Repeats an order: interval, count and price limit, with the first date and today's cost. */
function RepeatDialog({ open, onClose, ...props }: Props) {
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
