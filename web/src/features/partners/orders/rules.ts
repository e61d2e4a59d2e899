import { isActionAllowed, isHandedOver, type OrderAction } from '@runmart/contract/orders-actions'
import { isFinal } from '@runmart/contract/orders-states'
import type { PartnerOrder } from '@runmart/contract/partners-desk'

export { isHandedOver }

/** The actions that the partner's desk offers for an order now. */
export function allowedSteps(order: PartnerOrder) {
  const may = (action: OrderAction) => isActionAllowed(order, action)
  return {
    take: may('take'),
    progress: may('progress'),
    deliver: may('deliver'),
    fail: may('fail'),
    giveBack: !isFinal(order.orderStatus) && !isHandedOver(order) && !order.goods,
  }
}
