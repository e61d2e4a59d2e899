import type { ServiceDraft } from '@runmart/contract/catalog'
import { useOperatorSay } from '../../platform/operator-voice.ts'
import { type PillState, StatusPill } from '../../ui/status-pill.tsx'

const pills: Record<ServiceDraft['status'], PillState> = {
  active: 'success',
  sold_out: 'waiting',
  maintenance: 'pending',
}

/** Whether a service can be ordered. */
export function ServiceStatus({ status }: { status: ServiceDraft['status'] }) {
  const say = useOperatorSay()
  return <StatusPill state={pills[status]}>{say(`serviceStates.${status}`)}</StatusPill>
}
