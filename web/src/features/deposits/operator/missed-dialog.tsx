import { useOperatorSay } from '#platform/operator-voice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { MissedForm } from './missed-form.tsx'

type Props = { open: boolean; onClose: () => void }

/** Enters a transfer that no feed told of. */
export function MissedDialog({ open, onClose }: Props) {
  const say = useOperatorSay()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say('transfers.enterMissed')}
      description={say('transfers.enterMissedText')}
    >
      <MissedForm onDone={onClose} />
    </Dialog>
  )
}
