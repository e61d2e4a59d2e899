import type { Customer } from '@runmart/contract/accounts'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { CreditForm } from './credit-form.tsx'

type Props = { customer?: Customer | null; open: boolean; onClose: () => void }

/** Credits a customer by hand; one already known is filled in. */
export function CreditDialog({ customer = null, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.credit')}
      description={t('operatorTransfers.creditText')}
    >
      <CreditForm known={customer} onDone={onClose} />
    </Dialog>
  )
}
