import type { Customer } from '@runmart/contract/accounts'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { type PillState, StatusPill } from '#ui/status-pill.tsx'

const pills: Record<Customer['status'], PillState> = {
  active: 'success',
  inactive: 'waiting',
  blocked: 'failed',
  closed: 'cancel',
}

/** Whether an account may be used. */
export function AccountStatus({ status }: { status: Customer['status'] }) {
  const say = useOperatorSay()
  return <StatusPill state={pills[status]}>{say(`accountStates.${status}`)}</StatusPill>
}
