/** The public catalogue. */
export const siteServices = {
  title: 'Services and prices · Runmart',
  description:
    'Every service and bot with current prices, measured start times and completion rates. No account needed to browse.',
  headline: 'Services and prices',
  lead: 'The full catalogue with current prices in dong, paid from your balance. You only need an account to order.',
  categories: 'Categories',
  order: 'Order',
  find: 'Search',
  cards: 'Cards',
  list: 'List',
  showAll: 'Show all services',
  youGet: 'What you get',
  weNeed: 'What we need from you',
  howLong: 'How long it takes',
  startsIn: 'Starts in',
  fromStock: 'Delivered automatically right after you pay, at any hour.',
  completedShare: 'Completed',
  refundedShare: 'Refunded, fully or in part',
  measuredOver: 'Measured over {orders} orders that ended in the last 90 days.',
  notMeasured:
    'This service is new. We show how quickly it starts once {count} orders have been measured. Until then: not started within 30 days? It is cancelled automatically and fully refunded.',
  prices: 'Prices',
  amount: 'Amount',
  amountOf: 'Amount ({unit})',
  total: 'Total',
  pricesNote: '{least} to {most} per order. Your discounts and codes are taken off when you order.',
  warranty: 'Warranty',
  warrantyText:
    'If what was delivered stops working within {days}, tell us from the order’s page: we redo it or refund it.',
  claimsMeasured:
    'Claims are answered in about {time}, and {percent} of them were replaced or refunded. Measured over {claims} claims decided in the last 90 days.',
  questions: 'Questions',
  related: 'Related services',
  keep: 'Save to favourites',
  closedText: 'It can’t be ordered right now.',
  measured:
    'Start times and completion are measured over orders that ended in the last 90 days and shown from {count} orders.',
  emptyTitle: 'No services right now',
  emptyText: 'Services appear here as soon as the shop offers them. Please check back later.',
  awayTitle: 'Prices are unavailable right now',
  awayText: 'We never show outdated prices. Please reload in a moment. Orders and balances are not affected.',
} as const
