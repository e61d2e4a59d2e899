import type { orderActors as actors, orderEvents as names } from '@runmart/contract/orders-states'

export const orderPage = {
  all: 'All orders',
  notFound: 'Order not found',
  notFoundText: 'The address may be wrong, or the order belongs to another account.',
  safe: 'Your orders and money are not affected.',

  waits: 'Paid and in the queue. Work hasn’t started yet.',
  waitsUntil: 'Paid and in the queue. Not started by {date}? Fully refunded.',
  waitsForLines: 'Paid and waiting for your lines. Upload them here to start the bot.',
  waitsForBot: 'Paid, and the bot has your lines. Open the console to follow it.',
  underWay: 'In progress. Track it here.',
  underWayUntil: 'Active until {date}.',
  done: 'Done. Your order is complete.',
  doneGoods: 'Delivered. Your goods are on this page.',
  doneBack: 'Done. {amount} was refunded to your balance.',
  failed: 'We couldn’t deliver this order.',
  failedBack: 'We couldn’t deliver this order. {amount} was refunded to your balance.',
  expired: {
    one: 'Not started within {count} day, so the order expired. {amount} was refunded to your balance.',
    other: 'Not started within {count} days, so the order expired. {amount} was refunded to your balance.',
  },
  cancelled: 'You cancelled this order. Nothing was refunded.',
  cancelledBack: 'You cancelled this order. {amount} was refunded to your balance.',
  givenBack: 'We ended this order and refunded {amount} to your balance.',

  delivery: 'Delivery',
  openDocument: 'Open document',
  opensAt: 'Opens {host} in a new tab.',

  links: 'Links',
  copyLink: 'Copy link',
  linkCount: { one: '{count} link', other: '{count} links' },
  firstLinks: 'Showing the first {shown} of {total} links.',
  searchLinks: 'Search links',
  noLinks: 'No links contain “{text}”',
  linksDeleted: 'Links have been deleted',
  linksDeletedText:
    'We delete them when an order is cancelled before work begins, and otherwise some days after it ends.',
  showMore: 'Show more',

  price: 'Price',
  units: '{amount} × {price}',
  days: { one: '{count} day × {price}', other: '{count} days × {price}' },
  tierDiscount: 'Deposit discount',
  codeDiscount: 'Discount code {code}',
  paid: 'Paid',
  refunded: 'Refunded',
  inTheEnd: 'Net paid',

  details: 'Details',
  serviceType: 'Service type',
  mode: 'Single or bulk',
  inputs: 'What you provided',
  copyInput: 'Copy: {label}',
  edit: 'Edit',
  editTitle: 'Edit order details',
  editText: 'You can change these until work starts.',
  saveEdit: 'Save changes',
  contact: 'Contact information',
  copyContact: 'Copy contact information',
  note: 'Note',
  discountCode: 'Discount code',
  amountDays: { one: '{count} day', other: '{count} days' },
  beginsBy: 'Fully refunded if not started by',
  endsAt: 'Ends',

  timeline: 'Timeline',
  showEarlier: { one: 'Show {count} earlier entry', other: 'Show {count} earlier entries' },

  cancel: 'Cancel order',
  keep: 'Keep order',
  cancelTitle: 'Cancel order {code}',
  sure: 'Are you sure about that!',
  cancelAll: 'This cancels order {code} and refunds {amount} in full to your balance.',
  cancelRest: 'This cancels order {code} and refunds the rest, {amount}, to your balance.',
  cancelPart:
    'This cancels order {code} and refunds {amount} of {total} to your balance. You pay for what was delivered.',
  cancelNothing: 'This cancels order {code}. Nothing is refunded because everything you paid for was delivered.',
  cancelMoving:
    'This cancels order {code} and stops its bot. You pay for lines processed by then; right now {amount} of {total} would be refunded to your balance.',
  cancelFree: 'This cancels order {code}. It was free, so there’s nothing to refund.',
} as const

export const orderEvents = {
  placed: 'Ordered and paid',
  'lines-given': 'Lines uploaded',
  edited: 'Details changed',
  started: 'Work started',
  progress: '{done} delivered so far',
  delivered: 'Delivered',
  failed: 'Could not be delivered',
  cancelled: 'Cancelled',
  refunded: 'Ended and fully refunded',
  'part-refunded': 'Partially refunded',
  replaced: 'Replacement delivered',
  claimed: 'Warranty claimed',
  'claim-refused': 'Warranty claim refused',
  'refund-reversed': 'Refund taken back',
  expired: 'Expired: not started in time',
  'bot-started': 'Bot starting',
  'bot-running': 'Bot running',
  'bot-paused': 'Bot paused',
  'bot-stopped': 'Bot stopped',
  'bot-finished': 'Bot finished all lines',
  'bot-failed': 'Bot failed',
} as const satisfies Record<(typeof names)[number], string>

/** Actors of an order, for its customer. */
export const orderActors = {
  customer: 'You',
  operator: 'Our team',
  system: 'Automatic',
} as const satisfies Record<(typeof actors)[number], string>

/** Giving a pre-order the lines for its bot. */
export const orderLines = {
  title: 'Your lines',
  file: 'Lines file',
  intro: {
    one: 'A .txt file with your line. You bought {count} line.',
    other: 'A .txt file, one item per line. You bought {count} lines.',
  },
  introDays: 'A .txt file, one item per line.',
  good: { one: '{count} line is ready', other: '{count} lines are ready' },
  fewer: 'You bought {count}. Unused lines are refunded when the run ends.',
  more: {
    one: 'You bought {count} line. Shorten the file to match.',
    other: 'You bought {count} lines. Shorten the file to match.',
  },
  badMore: 'And {count} more.',
  send: 'Upload lines and start',
  choose: 'Choose',
  chooseNamed: 'Choose {code}',
} as const
