import type { Transfer } from '@runmart/contract/deposits'
import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AssignForm } from './assign-form.tsx'

type Props = { transfer: Transfer; open: boolean; onClose: () => void }

/** Says whose a transfer is. */
export function AssignDialog({ transfer, open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.assignTitle')}
      description={t('operatorTransfers.assignText')}
    >
      <AssignForm transfer={transfer} onDone={onClose} />
    </Dialog>
  )
}
