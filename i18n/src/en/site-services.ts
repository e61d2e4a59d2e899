/** The catalogue as anyone sees it. */
export const siteServices = {
  title: 'Services and prices · Runmart',
  description:
    'Every service and bot with current prices, availability and completion rates. No account needed to browse.',
  headline: 'Services and prices',
  lead: 'The full catalogue with current prices in dong, paid from your balance. You only need an account to order.',
  categories: 'Categories',
  mmoText: 'Tools and setups for earning online.',
  referralText: 'Sign-ups for your links, and checks that links keep their code.',
  gameText: 'For guilds, players and their pages.',
  telegramText: 'Channels, messages and your own bots.',
  proxyText: 'Proxies and proxy checks.',
  left: '{left} left',
  order: 'Order',
  measured: '“Completed” is based on orders finished in the last 90 days and shown from {count} orders.',
  emptyTitle: 'No services right now',
  emptyText: 'Services appear here as soon as the shop offers them. Please check back later.',
  awayTitle: 'Prices are unavailable right now',
  awayText: 'We never show outdated prices. Please reload in a moment. Orders and balances are not affected.',
} as const
