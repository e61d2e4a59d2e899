import type { OperatorService } from '@runmart/contract/catalog'

/** Whether orders of a service can be delivered from stock: not what customers bring themselves, and not what bots do. */
export function canHaveStock({ draft }: OperatorService): boolean {
  return draft.serviceType !== 'AUTO_BOT' && draft.provider !== 'USER_PROVIDED'
}
