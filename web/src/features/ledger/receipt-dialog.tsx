import type { NamedTransaction } from '@runmart/contract/ledger'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Logo } from '#ui/logo.tsx'
import { Money } from '#ui/money.tsx'
import { useReceiptItems } from './receipt-items.tsx'
import { transactionTitle } from './transaction-label.tsx'
import { transactionNote } from './transaction-note.ts'

type Props = {
  /** Null while it is not known; then `children` are shown in its place. */
  transaction: NamedTransaction | null
  onClose: () => void
  children?: ReactNode
}

/** The receipt of one transaction above the list; printed, it stands alone on the paper. */
export function ReceiptDialog({ transaction, onClose, children }: Props) {
  const t = useTranslations()
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={t('transactions.receipt')}
      footer={
        transaction && (
          <Button icon={<Printer aria-hidden />} onClick={() => print()}>
            {t('transactions.print')}
          </Button>
        )
      }
    >
      {transaction ? <Receipt transaction={transaction} /> : children}
    </Dialog>
  )
}

/** Everything known about one movement of the balance. */
function Receipt({ transaction }: { transaction: NamedTransaction }) {
  const t = useTranslations()
  const items = useReceiptItems(transaction)
  const note = transactionNote(t, transaction)
  return (
    <div className="print-alone">
      <title>{`${t('transactions.receipt')} ${transaction.transactionCode} · Runmart`}</title>
      <div className="mb-6 hidden items-center justify-between print:flex">
        <Logo />
        <span className="font-semibold text-ink">{t('transactions.receipt')}</span>
      </div>
      <div className="rounded-lg bg-sunken px-4 py-5 text-center">
        <p className="font-semibold text-pretty text-ink">{transactionTitle(t, transaction)}</p>
        {note && <p className="text-[13px] text-ink-soft">{note}</p>}
        <Money amount={transaction.amount} signed className="mt-2 block text-[28px]/9 font-bold" />
      </div>
      <div className="mt-2">
        <Details items={items} />
      </div>
    </div>
  )
}
