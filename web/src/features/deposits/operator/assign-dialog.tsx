import type { Transfer } from '@runmart/contract/deposits'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AssignForm } from './assign-form.tsx'

type Props = { transfer: Transfer; open: boolean; onClose: () => void }

/** Says whose a transfer is. */
export function AssignDialog({ transfer, open, onClose }: Props) {
  const say = useOperatorSay()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={say('transfers.assignTitle')}
      description={say('transfers.assignText')}
    >
      <AssignForm transfer={transfer} onDone={onClose} />
    </Dialog>
  )
}
