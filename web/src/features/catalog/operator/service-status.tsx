import type { ServiceDraft } from '@runmart/contract/catalog'
import { useOperatorSay } from '#platform/operator-voice.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { servicePills } from './service-pills.ts'

/** Whether a service can be ordered. */
export function ServiceStatus({ status }: { status: ServiceDraft['status'] }) {
  const say = useOperatorSay()
  return <StatusPill state={servicePills[status]}>{say(`serviceStates.${status}`)}</StatusPill>
}
