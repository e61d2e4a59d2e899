import type { User } from '@runmart/contract/accounts'
import { type DepositInformation, deposits } from '@runmart/contract/deposits'
import { CLAIM_AFTER_MINUTES } from '@runmart/contract/deposits-bank-claims'
import { useEffect, useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { useAct } from '#platform/use-act.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { ArrivalStatus, useArrivedAmount } from './arrival-status.tsx'
import { useAskedAmount } from './asked-amount.tsx'
import { BankQr } from './bank-qr.tsx'
import { DemoPanel } from './demo-panel.tsx'
import { BankRules } from './deposit-rules.tsx'
import { FormattedAmountField } from './formatted-amount-field.tsx'
import { ClaimBankButton, MissingTransfer } from './missing-transfer.tsx'
import { BankDetails } from './transfer-details.tsx'

type Props = {
  information: DepositInformation
  bank: NonNullable<DepositInformation['bank']>
  user: User
}

/** A deposit by bank transfer: choose an amount, copy or scan the details, and watch it arrive. */
export function BankDeposit({ information: { rules, simulated }, bank, user }: Props) {
  const [chosen, setChosen] = useState(useAskedAmount(rules.minDeposit))
  const [arrived, clearArrived] = useArrivedAmount(user.totalDeposit)
  const isLate = useIsLate()
  const choose = (next: number | null) => {
    setChosen(next)
    clearArrived()
  }
  const amount = chosen !== null && chosen >= rules.minDeposit ? chosen : null
  return (
    <div className="flex flex-col gap-4">
      <Card padded={false} className="grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="p-5 sm:p-6">
          <AmountChoice amount={chosen} min={rules.minDeposit} onChange={choose} />
        </div>
        <div className="p-5 pt-0 sm:p-6 sm:pt-0">
          <BankDetails bank={bank} amount={amount} />
        </div>
        <div className="flex flex-col gap-5 border-line p-5 max-lg:border-t sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l">
          <BankQr bank={bank} amount={amount} />
          <ArrivalStatus arrived={arrived} balance={user.balance} />
          {arrived === null && isLate && <ClaimBankButton active={user.status === 'active'} />}
        </div>
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex flex-col gap-4">
          <MissingTransfer active={user.status === 'active'} />
          <BankRules rules={rules} />
        </div>
        {simulated && user.status === 'active' && <SimulateTransfer suggested={amount} />}
      </div>
    </div>
  )
}

/** True once the customer has waited on this page longer than a transfer should take. */
function useIsLate(): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), CLAIM_AFTER_MINUTES * 60_000)
    return () => clearTimeout(timer)
  }, [])
  return isLate
}

/** Simulates a bank transfer in a demo shop. `suggested` is the amount chosen above, if any. */
function SimulateTransfer({ suggested }: { suggested: number | null }) {
  const t = useTranslations()
  const { act, acting } = useAct(deposits.simulate, { refusals: 'toast' })
  const [typed, setTyped] = useState<number | null>()
  const amount = typed === undefined ? (suggested ?? 100_000) : typed
  return (
    <DemoPanel text={t('deposits.demoText')}>
      <div className="mt-3 flex flex-wrap items-end gap-2">
        <FormattedAmountField
          className="min-w-36 flex-1"
          name="simulated"
          label={t('deposits.amount')}
          value={amount}
          onChange={setTyped}
        />
        <Button
          className="h-10"
          loading={acting}
          disabled={!amount}
          onClick={() => void act({ body: { amount: amount ?? 0 } })}
        >
          {t('deposits.simulate')}
        </Button>
      </div>
    </DemoPanel>
  )
}
