import { HandCoins, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { CreditDialog } from '#features/accounts/operator/index.ts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Button } from '#ui/button.tsx'
import { MissedDialog } from './missed-dialog.tsx'

/** What an operator does about money that no feed told of. */
export function InboxActions() {
  const t = useOperatorTranslations()
  const [open, setOpen] = useState<'credit' | 'missed' | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Button icon={<HandCoins aria-hidden />} onClick={() => setOpen('credit')}>
        {t('operatorTransfers.credit')}
      </Button>
      <Button icon={<ReceiptText aria-hidden />} onClick={() => setOpen('missed')}>
        {t('operatorTransfers.enterMissed')}
      </Button>
      <CreditDialog open={open === 'credit'} onClose={close} />
      <MissedDialog open={open === 'missed'} onClose={close} />
    </>
  )
}
