import type { OperatorService } from '@runmart/contract/catalog'

/** Whether orders of a service can be sent on to suppliers: what people deliver, by the unit, for one link. */
export function canBeSupplied({ draft }: OperatorService): boolean {
  const { serviceType, provider, billing, mode } = draft
  return serviceType !== 'AUTO_BOT' && provider !== 'USER_PROVIDED' && billing !== 'day' && mode !== 'multi'
}
