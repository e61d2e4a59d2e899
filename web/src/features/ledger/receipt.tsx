import type { Transaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { Details } from '#ui/details.tsx'
import { Logo } from '#ui/logo.tsx'
import { Money } from '#ui/money.tsx'
import { useReceiptItems } from './receipt-items.tsx'

/** Everything known about one movement of the balance. */
export function Receipt({ transaction }: { transaction: Transaction }) {
  const t = useTranslations()
  const items = useReceiptItems(transaction)
  return (
    <div className="print-alone">
      <div className="mb-6 hidden items-center justify-between print:flex">
        <Logo />
        <span className="font-semibold text-ink">{t('transactions.receipt')}</span>
      </div>
      <p className="rounded-lg bg-sunken px-4 py-5 text-center">
        <Money amount={transaction.amount} signed className="text-[28px]/9 font-bold tracking-[-0.02em]" />
      </p>
      <div className="mt-2">
        <Details items={items} />
      </div>
    </div>
  )
}
