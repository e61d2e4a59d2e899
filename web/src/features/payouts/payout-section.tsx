import { PayoutRequest, payouts, payoutWays } from '@runmart/contract/payouts'
import { wholeDong } from '@runmart/contract/whole-number'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { useApi } from '#platform/use-api.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { List } from '#ui/list.tsx'
import { Money } from '#ui/money.tsx'
import { moneyText } from '#ui/money-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { readAmount, readMoneyForm } from '#ui/read-amount.ts'
import { Refused } from '#ui/refused.tsx'
import { Section } from '#ui/section.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DestinationFields } from './destination-fields.tsx'
import { PayoutRow } from './payout-row.tsx'

/** The customer's available commissions, the payout form and the earlier payouts. */
export function PayoutSection() {
  const { language, t } = useLanguage()
  const { data, error, isFetching, refetch } = useApi(payouts.overview)
  const [open, setOpen] = useState(false)
  if (error)
    return (
      <Section title={t('payouts.title')}>
        <Refused onRetry={refetch} retrying={isFetching}>
          {error}
        </Refused>
      </Section>
    )
  if (!data) return <Skeleton className="h-44 w-full rounded-lg" />
  const { available, earned, paidOut, minimum, items } = data
  const money = (amount: number) => moneyText(language, amount)
  const isOpen = items.some((it) => it.status === 'waiting' && it.kind === 'commission')
  const canRequest = !isOpen && available >= minimum
  return (
    <Section
      title={t('payouts.title')}
      description={t('payouts.intro', { amount: money(minimum) })}
      padded={false}
      action={
        <Button size="sm" disabled={!canRequest} onClick={() => setOpen(true)}>
          {t('payouts.request')}
        </Button>
      }
    >
      <div className="px-5 py-4">
        <p className="text-[13px] font-semibold text-ink-soft">{t('payouts.available')}</p>
        <p className="mt-1 text-2xl/8 font-bold text-ink tabular-nums">
          <Money amount={available} />
        </p>
        <p className="mt-0.5 text-[13px] text-pretty text-ink-soft tabular-nums">
          {t('payouts.earned', { earned: money(earned), paidOut: money(paidOut) })}
        </p>
        {isOpen && <p className="mt-2 text-[13px] text-pretty text-ink-soft">{t('payouts.open')}</p>}
      </div>
      {items.length > 0 && (
        <div className="border-t border-line">
          <List label={t('payouts.list')}>
            {items.map((it) => (
              <PayoutRow key={it.id} payout={it} />
            ))}
          </List>
        </div>
      )}
      <PayoutDialog
        key={`${open}`}
        available={available}
        minimum={minimum}
        open={open}
        onClose={() => setOpen(false)}
      />
    </Section>
  )
}

type Props = { available: number; minimum: number; open: boolean; onClose: () => void }

/** Requests a payout: amount and destination. The form starts with the whole available amount. */
function PayoutDialog({ available, minimum, open, onClose }: Props) {
  const { language, t } = useLanguage()
  const { act } = useAct(payouts.request, { once: true })
  const [way, setWay] = useState<(typeof payoutWays)[number]>('bank')
  const [typed, setTyped] = useState(() => formatNumber(language, String(available)))
  const amount = readAmount(language, typed)
  const limits = { minimum: moneyText(language, minimum), available: moneyText(language, available) }
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('payouts.request')}
      description={t('payouts.dialogText')}
    >
      <Form
        schema={z.extend(PayoutRequest, { amount: wholeDong(minimum, available) })}
        read={(data, spoken) => ({ bankBin: '', ...readMoneyForm(data, spoken) })}
        label={t('payouts.request')}
        onSubmit={async (body) => {
          const answer = await act({ body })
          if (answer.success) onClose()
          return answer
        }}
      >
        <AmountField
          label={t('payouts.amount')}
          name="amount"
          hint={t('payouts.amountHint', limits)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <SegmentedControl
          label={t('payouts.way')}
          name="way"
          value={way}
          options={payoutWays.map((value) => ({ value, label: t(`payouts.${value}`) }))}
          onChange={setWay}
        />
        <DestinationFields way={way} />
        <SubmitButton>
          {Number.isInteger(amount)
            ? t('payouts.confirm', { amount: moneyText(language, amount ?? 0) })
            : t('payouts.requestAny')}
        </SubmitButton>
      </Form>
    </Dialog>
  )
}
