import type { serviceTypes } from '@runmart/contract/catalog'

/** What orders of each kind are called at the desk. */
export const typeWords = {
  REFERRAL: 'operatorOrders.referral',
  AUTO_BOT: 'operatorOrders.bot',
} as const satisfies Record<(typeof serviceTypes)[number], string>
