import type { DepositInformation } from '@runmart/contract/deposits'
import { useTranslations } from '#platform/language.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Details } from '#ui/details.tsx'
import { Money } from '#ui/money.tsx'
import { ContentCode } from './content-code.tsx'

type Props = { bank: NonNullable<DepositInformation['bank']>; amount: number | null }

/** The transfer in words, for who types it in; every field copies. */
export function BankDetails({ bank, amount }: Props) {
  const t = useTranslations()
  const copy = (text: string, label: string) => <CopyButton text={text} label={label} />
  return (
    <div className="flex flex-col gap-3">
      <ContentCode
        label={t('deposits.content')}
        hint={t('deposits.contentHint')}
        content={bank.transferContent ?? ''}
      />
      <Details
        items={[
          { label: t('deposits.bankName'), value: bank.bank },
          {
            label: t('deposits.accountNumber'),
            value: <span className="tabular-nums">{bank.accountNumber}</span>,
            action: copy(bank.accountNumber, t('deposits.copyAccountNumber')),
          },
          {
            label: t('deposits.accountName'),
            value: bank.accountName,
            action: copy(bank.accountName, t('deposits.copyAccountName')),
          },
          ...(amount === null
            ? []
            : [
                {
                  label: t('deposits.amount'),
                  value: <Money amount={amount} />,
                  action: copy(String(amount), t('deposits.copyAmount')),
                },
              ]),
        ]}
      />
    </div>
  )
}
