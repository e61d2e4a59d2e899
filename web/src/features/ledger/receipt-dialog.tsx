import type { Transaction } from '@runmart/contract/ledger'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { Details } from '#ui/details.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Logo } from '#ui/logo.tsx'
import { Money } from '#ui/money.tsx'
import { useReceiptItems } from './receipt-items.tsx'

type Props = { transaction: Transaction | null; onClose: () => void }

/** The receipt of one transaction above the list; printed, it stands alone on the paper. */
export function ReceiptDialog({ transaction, onClose }: Props) {
  const t = useTranslations()
  // The receipt stays while the dialog fades out.
  const [latest, setLatest] = useState(transaction)
  if (transaction && transaction !== latest) setLatest(transaction)
  return (
    <Dialog
      open={transaction !== null}
      onOpenChange={(open) => open || onClose()}
      title={t('transactions.receipt')}
      footer={
        <Button icon={<Printer aria-hidden />} onClick={() => print()}>
          {t('transactions.print')}
        </Button>
      }
    >
      {latest && <Receipt transaction={latest} />}
    </Dialog>
  )
}

/** Everything known about one movement of the balance. */
function Receipt({ transaction }: { transaction: Transaction }) {
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
