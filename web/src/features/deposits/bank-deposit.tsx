import type { User } from '@runmart/contract/accounts'
import type { DepositInformation } from '@runmart/contract/deposits'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Card } from '#ui/card.tsx'
import { AmountChoice } from './amount-choice.tsx'
import { BankDetails } from './bank-details.tsx'
import { BankQr } from './bank-qr.tsx'
import { BankRules } from './bank-rules.tsx'
import { LiveLine } from './live-line.tsx'
import { SimulateTransfer } from './simulate-transfer.tsx'
import { WayClosed } from './way-closed.tsx'

type Props = { information: DepositInformation; user: User; arrived: number | null; demo: boolean }

/** A deposit by bank transfer: choose how much, scan or copy, and watch it arrive. */
export function BankDeposit({ information: { bank, crypto, rules }, user, arrived, demo }: Props) {
  const t = useTranslations()
  const [amount, setAmount] = useState<number | null>(null)
  if (!bank) return <WayClosed title={t('deposits.bankClosed')} other={crypto !== null} />
  const sent = amount !== null && amount >= rules.minDeposit ? amount : null
  return (
    <div className="flex flex-col gap-4">
      <Card padded={false} className="grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <div className="p-5 sm:p-6">
          <AmountChoice amount={amount} least={rules.minDeposit} onChange={setAmount} />
        </div>
        <div className="flex flex-col gap-5 border-line p-5 max-lg:border-y sm:p-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:border-l">
          <BankQr bank={bank} amount={sent} />
          <LiveLine arrived={arrived} balance={user.balance} />
        </div>
        <div className="p-5 sm:p-6 lg:pt-0">
          <BankDetails bank={bank} amount={sent} />
        </div>
      </Card>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <BankRules rules={rules} />
        {demo && user.status === 'active' && <SimulateTransfer suggested={sent} />}
      </div>
    </div>
  )
}
