import type { Service } from '@runmart/contract/catalog'
import type { PillState } from '#ui/status-pill.tsx'

/** How the state of a service looks, to operators and to visitors. */
export const servicePills: Record<Service['status'], PillState> = {
  active: 'success',
  sold_out: 'waiting',
  maintenance: 'pending',
}
