import type { PriceUnit, providers, serviceStatuses, serviceTypes as types } from '@runmart/contract/catalog'
import type { Plural } from '../translate.ts'

export const serviceProviders = {
  USER_PROVIDED: 'User provide',
  OWNER_PROVIDE: 'Website provide',
  PARTNER_PROVIDED: 'Website provide',
} as const satisfies Record<(typeof providers)[number], string>

/** Whether people or a bot do the work. */
export const serviceTypes = {
  REFERRAL: 'Done by people',
  AUTO_BOT: 'Done by a bot',
} as const satisfies Record<(typeof types)[number], string>

export const serviceStates = {
  active: 'Available',
  sold_out: 'Sold out',
  maintenance: 'Maintenance',
} as const satisfies Record<(typeof serviceStatuses)[number], string>

/** The unit after a price: `15 ₫ per line`. */
export const serviceUnits = {
  unit: 'per unit',
  line: 'per line',
  signup: 'per sign-up',
  visit: 'per visit',
  member: 'per member',
  channel: 'per channel',
  post: 'per post',
  page: 'per page',
  shop: 'per shop',
  hour: 'per hour',
  listing: 'per listing',
  account: 'per account',
  day: 'per day',
} as const satisfies Record<PriceUnit, string>

export const serviceAmounts = {
  unit: { one: '{count} unit', other: '{count} units' },
  line: { one: '{count} line', other: '{count} lines' },
  signup: { one: '{count} sign-up', other: '{count} sign-ups' },
  visit: { one: '{count} visit', other: '{count} visits' },
  member: { one: '{count} member', other: '{count} members' },
  channel: { one: '{count} channel', other: '{count} channels' },
  post: { one: '{count} post', other: '{count} posts' },
  page: { one: '{count} page', other: '{count} pages' },
  shop: { one: '{count} shop', other: '{count} shops' },
  hour: { one: '{count} hour', other: '{count} hours' },
  listing: { one: '{count} listing', other: '{count} listings' },
  account: { one: '{count} account', other: '{count} accounts' },
  day: { one: '{count} day', other: '{count} days' },
} as const satisfies Record<PriceUnit, Plural<'en'>>

export const services = {
  left: { one: '{count} left', other: '{count} left' },
  completed: '{percent} completed',
  refunded: '{percent} refunded',
  startsIn: 'starts in about {time}',
  claims: 'claims answered in about {time}, {percent} made good',
  measured: 'Based on orders finished in the last 90 days',
  /** The price of a typical amount: `100 sign-ups ≈ 650,000 ₫`. */
  typical: '{amount} ≈ {total}',
  /** The same among facts, with little room. */
  starts: 'starts ≈ {time}',
  /** Replaces the start time: from stock. */
  rightAway: 'Delivered right away',
  done: '{percent} done',
  warranty: { one: '{count}-day warranty', other: '{count}-day warranty' },
  /** Too few orders yet for statistics. */
  isNew: 'New',
} as const

/** Finding a service, on the public page and in the app. */
export const serviceSearch = {
  search: 'What do you need?',
  all: 'All',
  sort: 'Sort by',
  recommended: 'Recommended',
  popular: 'Popular',
  cheapest: 'Price',
  newest: 'Newest',
  quickest: 'Start time',
  maker: 'Delivered by',
  people: 'People',
  bots: 'Bots',
  available: 'Available now',
  noMatch: 'No services match',
  tellMe: 'Tell me when it’s back',
} as const

export const catalog = {
  title: 'Services',
  intro: 'Everything you can order, with what it costs and how quickly it starts.',
  category: 'Category',
  anyCategory: 'Any category',
  anyMaker: 'Anyone',
  favourites: 'Favourites',
  order: 'Order',
  orderOf: 'Order {name}',
  keep: 'Add {name} to favourites',
  drop: 'Remove {name} from favourites',
  tellMeOf: 'Tell me when it’s back: {name}',
  willTell: 'We’ll tell you once',
  willTellOf: 'We’ll tell you once: {name}',
  empty: 'No services right now',
  emptyText: 'Services appear here as soon as the shop offers them.',
  noFavourites: 'No favourites yet',
  noFavouritesText: 'Press the star on a service to find it here.',
  noMatchText: 'Try other words or fewer filters.',
} as const
