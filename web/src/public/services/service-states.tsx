import { type Service, serviceStatuses } from '@runmart/contract/catalog'
import type { TranslateSite } from '@runmart/i18n/site'
import { servicePills } from '#features/catalog/operator/service-pills.ts'
import { StatusPill } from '#ui/status-pill.tsx'
import { Each } from '../each.tsx'

const named: Record<Service['status'], string> = {
  active: 'isActive',
  sold_out: 'isSoldOut',
  maintenance: 'isInMaintenance',
}

/** The state of the service being drawn: every one is drawn, and the server leaves the one that is true. */
export function ServiceStates({ t }: { t: TranslateSite }) {
  return serviceStatuses.map((status) => (
    <Each key={status} of={named[status]}>
      <StatusPill state={servicePills[status]}>{t(`serviceStates.${status}`)}</StatusPill>
    </Each>
  ))
}
