import type { NamedTransaction, Transaction } from '@runmart/contract/ledger'
import { transactionKey } from '@runmart/i18n/transaction-key'
import { ArrowDownLeft, ArrowUpRight, Undo2, Users } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { type Translations, useTranslations } from '#platform/language.tsx'
import { paths } from '#platform/paths.ts'
import { classes } from '#ui/classes.ts'

/** A transaction; some endpoints omit the service and category. */
export type ShownTransaction = Transaction & Partial<Pick<NamedTransaction, 'serviceName' | 'categoryName'>>

/** The name of a transaction as a link to its receipt. Covers the nearest `relative` box. */
export function ReceiptLink({ transaction }: { transaction: ShownTransaction }) {
  const t = useTranslations()
  const { pathname, search } = useLocation()
  // Keep the filters of the list behind the receipt.
  const isAbove = pathname.startsWith(paths.transactions)
  return (
    <Link
      to={{ pathname: paths.transaction(transaction.transactionCode), search: isAbove ? search : '' }}
      state={{ isOpenedHere: true }}
      aria-haspopup="dialog"
      className="block text-left font-semibold text-ink outline-offset-[-2px] after:absolute after:inset-0"
    >
      {/* Clipped together with the name: the screen-reader text would widen the page otherwise. */}
      <span className="relative line-clamp-2 wrap-anywhere">
        {transactionTitle(t, transaction)}
        <span className="sr-only">. {t('transactionNames.openReceipt', { code: transaction.transactionCode })}</span>
      </span>
    </Link>
  )
}

/** The direction of the money: in, out or back. */
export function TransactionIcon({ transaction: { type, kind, amount } }: { transaction: Transaction }) {
  const Icon =
    type === 'refund' || kind === 'reversal' || kind === 'payout_return'
      ? Undo2
      : type === 'commission'
        ? Users
        : amount < 0
          ? ArrowUpRight
          : ArrowDownLeft
  const styles =
    type === 'refund'
      ? 'bg-refund-soft text-refund'
      : amount < 0
        ? 'bg-sunken text-ink-soft dark:bg-raised'
        : 'bg-brand-soft text-brand'
  return (
    <span className={classes('grid size-8 shrink-0 place-items-center rounded-full', styles)}>
      <Icon aria-hidden className="size-4" />
    </span>
  )
}

/** The title of a transaction: the service, else the transaction's name. */
export function transactionTitle(t: Translations['t'], transaction: ShownTransaction): string {
  return transaction.serviceName ?? transactionName(t, transaction)
}

/** The name of a transaction: by kind if that is more precise than the type. */
export function transactionName(t: Translations['t'], transaction: Pick<Transaction, 'type' | 'kind'>): string {
  return t(transactionKey(transaction))
}
