import type { categories, providers, serviceStatuses, serviceTypes as types } from '@runmart/contract/catalog'

/** The names of what services are, the same everywhere they appear. */
export const serviceCategories = {
  mmo: 'MMO',
  referral: 'Referral',
  game: 'Game',
  telegram: 'Telegram',
  proxy: 'Proxy',
} as const satisfies Record<(typeof categories)[number], string>

export const serviceProviders = {
  USER_PROVIDED: 'User provide',
  OWNER_PROVIDE: 'Website provide',
  PARTNER_PROVIDED: 'Website provide',
} as const satisfies Record<(typeof providers)[number], string>

/** Who does the work. */
export const serviceTypes = {
  REFERRAL: 'Done by people',
  AUTO_BOT: 'Done by a bot',
} as const satisfies Record<(typeof types)[number], string>

export const serviceStates = {
  active: 'Available',
  sold_out: 'Sold out',
  maintenance: 'Maintenance',
} as const satisfies Record<(typeof serviceStatuses)[number], string>

export const services = {
  perUnit: '{price} per unit',
  perDay: '{price} per day',
  left: { one: '{count} left', other: '{count} left' },
  completed: '{percent} completed',
  refunded: '{percent} refunded',
  startsIn: 'starts in about {time}',
  measured: 'Based on orders finished in the last 90 days',
} as const
