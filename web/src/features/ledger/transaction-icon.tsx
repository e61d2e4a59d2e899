import type { Transaction } from '@runmart/contract/ledger'
import { ArrowDownLeft, ArrowUpRight, Undo2, Users } from 'lucide-react'
import { classes } from '#ui/classes.ts'

/** Which way the money went: in, out, or back. */
export function TransactionIcon({ transaction: { type, amount } }: { transaction: Transaction }) {
  const Icon = type === 'refund' ? Undo2 : type === 'commission' ? Users : amount < 0 ? ArrowUpRight : ArrowDownLeft
  const look =
    type === 'refund'
      ? 'bg-refund-soft text-refund'
      : amount < 0
        ? 'bg-sunken text-ink-soft dark:bg-raised'
        : 'bg-brand-soft text-brand'
  return (
    <span className={classes('grid size-8 shrink-0 place-items-center rounded-full', look)}>
      <Icon aria-hidden className="size-4" />
    </span>
  )
}
