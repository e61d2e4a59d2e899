import type { OperatorService } from '@runmart/contract/catalog'

/** True if suppliers can fulfil a service's orders: delivered by people, billed by the unit, for one link. */
export function canBeSupplied({ draft }: OperatorService): boolean {
  const { serviceType, provider, billing, mode } = draft
  return serviceType !== 'AUTO_BOT' && provider !== 'USER_PROVIDED' && billing !== 'day' && mode !== 'multi'
}
