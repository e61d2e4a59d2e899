import { canTransition } from '@runmart/contract/orders-states'
import type { PartnerOrder } from '@runmart/contract/partners-desk'

type Known = Pick<PartnerOrder, 'orderStatus' | 'billing' | 'expiresAt' | 'goods'>

/** Whether the paid days of an order that is billed by the day are running. */
export function isHandedOver({ orderStatus, billing, expiresAt }: Omit<Known, 'goods'>): boolean {
  return orderStatus === 'in-progress' && billing === 'day' && expiresAt !== null
}

/** What a partner can do with an order now: what an operator could, of those orders that people deliver. */
export function allowedSteps(order: Known) {
  const may = (to: PartnerOrder['orderStatus']) => canTransition(order.orderStatus, to, 'operator')
  const isOpen = may('failed')
  return {
    take: may('in-progress'),
    // Days are not counted in pieces.
    progress: order.orderStatus === 'in-progress' && order.billing === 'unit',
    deliver: may('success') && !isHandedOver(order),
    fail: isOpen,
    giveBack: isOpen && !isHandedOver(order) && !order.goods,
  }
}
