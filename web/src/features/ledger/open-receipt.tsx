import type { Transaction } from '@runmart/contract/ledger'
import { useTranslations } from '#platform/language.tsx'
import { transactionName } from './transaction-name.ts'

type Props = { transaction: Transaction; onOpen: () => void }

/** The name of a transaction, which opens its receipt; the whole of the nearest `relative` box can be pressed. */
export function OpenReceipt({ transaction, onOpen }: Props) {
  const t = useTranslations()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="max-w-full truncate text-left font-semibold text-ink outline-offset-[-2px] after:absolute after:inset-0"
    >
      {transactionName(t, transaction)}
      <span className="sr-only">. {t('transactions.openReceipt', { code: transaction.transactionCode })}</span>
    </button>
  )
}
