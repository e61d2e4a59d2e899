import { PayoutRequest, payouts, payoutWays } from '@runmart/contract/payouts'
import { wholeDong } from '@runmart/contract/whole-number'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useLanguage } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { AmountField } from '#ui/amount-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Form } from '#ui/form.tsx'
import { moneyText } from '#ui/money-text.ts'
import { formatNumber } from '#ui/parse-number.ts'
import { readAmount, readMoneyForm } from '#ui/read-amount.ts'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SubmitButton } from '#ui/submit-button.tsx'
import { DestinationFields } from './destination-fields.tsx'

type Props = { available: number; minimum: number; open: boolean; onClose: () => void }

/** Asks for a payout: how much and where to. All that is available is filled in. */
export function PayoutDialog({ available, minimum, open, onClose }: Props) {
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
