import type { CommissionStatus as Status } from '@runmart/contract/referrals'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Status, PillState> = {
  held: 'waiting',
  suspicious: 'pending',
  paid: 'success',
  'taken-back': 'refund',
  refused: 'cancel',
}

/** Where a commission stands. */
export function CommissionStatus({ status }: { status: Status }) {
  const say = useOperatorSay()
  return <StatusPill state={pills[status]}>{say(`commissionStates.${status}`)}</StatusPill>
}
