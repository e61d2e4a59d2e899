import { type Service, serviceStatuses } from '@runmart/contract/catalog'
import type { SayPublic } from '@runmart/i18n/public'
import { servicePills } from '#features/catalog/operator/service-pills.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { Each } from '../each.tsx'

const named: Record<Service['status'], string> = {
  active: 'isActive',
  sold_out: 'isSoldOut',
  maintenance: 'isInMaintenance',
}

/** The state of the service being drawn: every one is drawn, and the server leaves the one that is true. */
export function ServiceStates({ say }: { say: SayPublic }) {
  return serviceStatuses.map((status) => (
    <Each key={status} of={named[status]}>
      <StatusPill state={servicePills[status]}>{say(`serviceStates.${status}`)}</StatusPill>
    </Each>
  ))
}
