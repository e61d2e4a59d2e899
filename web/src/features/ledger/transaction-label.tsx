import type { Transaction } from '@runmart/contract/ledger'
import { ArrowDownLeft, ArrowUpRight, Undo2, Users } from 'lucide-react'
import { type Translations, useTranslations } from '#platform/language.tsx'
import { classes } from '#ui/classes.ts'

type Props = { transaction: Transaction; onOpen: () => void }

/** The name of a transaction as a button that opens its receipt; all of the nearest `relative` box can be pressed. */
export function ReceiptButton({ transaction, onOpen }: Props) {
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

/** Which way the money went: in, out, or back. */
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

/** Kinds that their type does not tell. */
const ownNames = {
  gift: 'transactions.gift',
  reversal: 'transactions.reversal',
  debt: 'transactions.debt',
  repayment: 'transactions.repayment',
  clawback: 'transactions.commissionBack',
  payout: 'transactions.payout',
  payout_return: 'transactions.payoutReturn',
} as const satisfies Partial<Record<Transaction['kind'], string>>

/** What a transaction is called: by its kind where that tells more than the type. */
export function transactionName(t: Translations['t'], { type, kind }: Pick<Transaction, 'type' | 'kind'>): string {
  return t(kind in ownNames ? ownNames[kind as keyof typeof ownNames] : `transactionKinds.${type}`)
}
