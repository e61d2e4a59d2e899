import type { serviceTypes } from '@runmart/contract/catalog'

/** What orders of each kind are called at the desk. */
export const typeWords = { REFERRAL: 'orderDesk.referral', AUTO_BOT: 'orderDesk.bot' } as const satisfies Record<
  (typeof serviceTypes)[number],
  string
>
