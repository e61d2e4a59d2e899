import type { Transfer } from '@runmart/contract/deposits'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Transfer['status'], PillState> = {
  new: 'progress',
  credited: 'success',
  unmatched: 'pending',
  ignored: 'cancel',
}

/** Where a transfer stands. */
export function TransferStatus({ status }: { status: Transfer['status'] }) {
  const say = useOperatorSay()
  return <StatusPill state={pills[status]}>{say(`transferStates.${status}`)}</StatusPill>
}
