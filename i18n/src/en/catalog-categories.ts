import type { categories } from '@runmart/contract/catalog'

/** The names of what services are, the same everywhere they appear. */
export const serviceCategories = {
  mmo: 'MMO',
  referral: 'Referral',
  game: 'Game',
  telegram: 'Telegram',
  proxy: 'Proxy',
} as const satisfies Record<(typeof categories)[number], string>
