import { useOperatorTranslations } from '#platform/operator-translations.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MissedForm } from './missed-form.tsx'

type Props = { open: boolean; onClose: () => void }

/** Enters a transfer that no feed told of. */
export function MissedDialog({ open, onClose }: Props) {
  const t = useOperatorTranslations()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('operatorTransfers.enterMissed')}
      description={t('operatorTransfers.enterMissedText')}
    >
      <MissedForm onDone={onClose} />
    </Dialog>
  )
}
