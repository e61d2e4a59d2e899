import type { DataOf } from '@runmart/contract/endpoint'
import type { reversals } from '@runmart/contract/reversals'
import { transactionName } from '#features/ledger/index.ts'
import { useTranslations } from '#platform/language.tsx'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { CustomerLink } from '#ui/customer-link.tsx'
import { Details } from '#ui/details.tsx'
import { Money } from '#ui/money.tsx'

type Props = { found: DataOf<typeof reversals.transaction> }

/** What is reversed and whose it is, how far the balance reaches or what comes back to it, and what follows besides the money. */
export function ReversalEffect({ found: { transaction, customer, balance, owed } }: Props) {
  const translate = useTranslations()
  const t = useOperatorTranslations()
  const { amount, type, kind, orderCode } = transaction
  const taken = Math.min(amount, balance)
  const notes = [
    ...(amount > taken ? [t('operatorReversals.owedText')] : []),
    ...(type === 'bank_deposit' || type === 'crypto_deposit' ? [t('operatorReversals.transferWaits')] : []),
    ...(type === 'refund' && orderCode ? [t('operatorReversals.orderStays', { code: orderCode })] : []),
  ]
  return (
    <div className="rounded-lg border border-line px-4 py-1">
      <Details
        items={[
          {
            label: t('operatorReversals.what'),
            value: `${transactionName(translate, transaction)} · ${transaction.transactionCode}`,
          },
          { label: t('operatorReversals.customer'), value: <CustomerLink customer={customer} /> },
          { label: t('operatorReversals.sum'), value: <Money amount={amount} /> },
          { label: t('operatorReversals.balance'), value: <Money amount={balance} /> },
          ...(kind === 'debit'
            ? [
                { label: t('operatorReversals.toBalance'), value: <Money amount={-amount} /> },
                ...(owed > 0
                  ? [{ label: t('operatorReversals.repaid'), value: <Money amount={Math.min(owed, -amount)} /> }]
                  : []),
              ]
            : [
                { label: t('operatorReversals.fromBalance'), value: <Money amount={taken} /> },
                { label: t('operatorReversals.owed'), value: <Money amount={amount - taken} /> },
              ]),
        ]}
      />
      {notes.map((note) => (
        <p key={note} className="border-t border-line py-2 text-[13px] text-pretty text-ink-soft">
          {note}
        </p>
      ))}
    </div>
  )
}
