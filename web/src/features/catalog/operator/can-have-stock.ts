import type { OperatorService } from '@runmart/contract/catalog'

/** True if the shop can deliver a service from stock: neither bots nor customers provide it. */
export function canHaveStock({ draft }: OperatorService): boolean {
  return draft.serviceType !== 'AUTO_BOT' && draft.provider !== 'USER_PROVIDED'
}
