import type { Transaction } from '@runmart/contract/ledger'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from '#platform/language.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Receipt } from './receipt.tsx'

type Props = { transaction: Transaction | null; onClose: () => void }

/** The receipt of one transaction above the list; printed, it stands alone on the paper. */
export function ReceiptDialog({ transaction, onClose }: Props) {
  const t = useTranslations()
  // While it fades away it still shows what it showed.
  const [shown, setShown] = useState(transaction)
  if (transaction && transaction !== shown) setShown(transaction)
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
      {shown && <Receipt transaction={shown} />}
    </Dialog>
  )
}
