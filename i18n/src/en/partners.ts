import type { MyPartnership, PartnerState } from '@runmart/contract/partners'

export const partner = {
  area: 'Partner area',
  overview: 'Overview',
  orders: 'Orders',
  claims: 'Claims',
  services: 'Services',

  applyTitle: 'Become a partner',
  applyIntro: 'Offer your services to everyone who shops here. We bring the orders and the payments, you deliver.',
  how: 'How it works',
  howOffer: 'Propose your services',
  howOfferText: 'You name the price and the limits. We check each proposal before customers see it.',
  howDeliver: 'Deliver the orders',
  howDeliverText:
    'Paid orders appear in your partner area. Take them, report progress and write to the customer there.',
  howEarn: 'Earn your share of every order',
  howEarnText:
    'A percentage of what the customer really paid. We agree on it when we accept you. Gifts of the shop that customers pay with don’t count.',
  howEarnUsually:
    'Usually {percent} of what the customer really paid. We agree on it when we accept you. Gifts of the shop that customers pay with don’t count.',
  howPaid: 'Get paid out',
  howPaidText: {
    one: '{count} day after delivery, or when the warranty is over if that’s later, your share is added to your balance, and you can have it paid out. If an order is refunded, the share of that part goes back.',
    other:
      '{count} days after delivery, or when the warranty is over if that’s later, your share is added to your balance, and you can have it paid out. If an order is refunded, the share of that part goes back.',
  },
  howPaidNow:
    'With the delivery, or when the warranty is over, your share is added to your balance, and you can have it paid out. If an order is refunded, the share of that part goes back.',

  form: 'Your application',
  offer: 'What you offer',
  offerHint: 'Which services, how much of them a day, and how long you’ve done it. Links to your work help.',
  contact: 'How we reach you',
  contactHint: 'Telegram, Zalo, phone or email. Only our team sees it.',
  apply: 'Apply',
  applyAgain: 'Apply again',
  saveApplication: 'Save changes',
  applied: 'We’re looking at your application',
  appliedText: 'You applied {when}. We’ll tell you as soon as it’s decided. Until then you can still change it.',
  refused: 'Your application wasn’t accepted',
  refusedText: 'You’re welcome to apply again.',
  ended: 'Your partnership has ended',
  endedText: 'What you earned stays yours. You’re welcome to apply again.',

  leaving: 'Your partnership is about to end',
  leavingText: 'Please finish the orders you have. No new ones come in: your services are no longer offered.',
  toTake: 'To take',
  inWork: 'In progress',
  toAnswer: 'Claims to answer',
  waitingOrders: 'Waiting for you',
  seeAll: 'All orders',
  noneWaiting: 'Nothing to take right now',
  noneWaitingText: 'New orders of your services appear here automatically.',
  noServices: 'Propose your first service',
  noServicesText: 'Once it’s approved, customers can order it and their orders appear here.',

  money: 'Your earnings',
  held: 'Held',
  heldNote: {
    one: 'Yours {count} day after delivery, or after the warranty',
    other: 'Yours {count} days after delivery, or after the warranty',
  },
  heldNoteNow: 'Yours with the delivery, or after the warranty',
  checking: 'Under review',
  checkingNote: 'Checked by our team before it becomes yours',
  earned: 'Earned',
  earnedNote: 'Added to your balance, less what was refunded',
  paidOut: 'Paid out',
  paidOutNote: 'Or on its way, commissions included',

  measured: 'Your last 90 days',
  measuredText:
    'Measured over all orders that ended; those you gave back to the shop count as not delivered. Customers see it on your services from 20 orders on.',
  notMeasured: 'Measured once your first orders have ended.',
} as const

/** Statistics in a word or two each. */
export const partnerFacts = {
  orders: 'Orders',
  start: 'Taken after',
  delivery: 'Delivered after',
  delivered: 'Delivered',
  refunded: 'Refunded',
  unknown: '–',
} as const

export const partnerStates = {
  none: 'Not a partner',
  applied: 'Applied',
  refused: 'Refused',
  partner: 'Partner',
  leaving: 'Ending',
  ended: 'Ended',
} as const satisfies Record<PartnerState | MyPartnership['state'], string>
