import type { DepositInformation } from '@runmart/contract/deposits'
import { useSay } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Details } from '#ui/details.tsx'
import { Money } from '#ui/money.tsx'
import { ContentCode } from './content-code.tsx'

type Props = { bank: NonNullable<DepositInformation['bank']>; amount: number | null }

/** The transfer in words, for who types it in; every field copies. */
export function BankDetails({ bank, amount }: Props) {
  const say = useSay()
  const copy = (text: string, label: string) => <CopyButton text={text} label={label} />
  return (
    <div className="flex flex-col gap-3">
      <ContentCode
        label={say('deposits.content')}
        hint={say('deposits.contentHint')}
        content={bank.transferContent ?? ''}
      />
      <Details
        items={[
          { label: say('deposits.bankName'), value: bank.bank },
          {
            label: say('deposits.accountNumber'),
            value: <span className="tabular-nums">{bank.accountNumber}</span>,
            action: copy(bank.accountNumber, say('deposits.copyAccountNumber')),
          },
          {
            label: say('deposits.accountName'),
            value: bank.accountName,
            action: copy(bank.accountName, say('deposits.copyAccountName')),
          },
          ...(amount === null
            ? []
            : [
                {
                  label: say('deposits.amount'),
                  value: <Money amount={amount} />,
                  action: copy(String(amount), say('deposits.copyAmount')),
                },
              ]),
        ]}
      />
    </div>
  )
}
