/** The catalogue as anyone sees it. */
export const siteServices = {
  title: 'Services and prices · Runmart',
  description:
    'Every service and bot of this shop with its price, what is left of it and what was measured, as it is now. You need no account to look.',
  headline: 'Services and prices',
  lead: 'The whole catalogue as it is now, priced in dong and paid from your balance. You need an account only to order.',
  categories: 'Categories',
  mmoText: 'Tools and set-ups for those who earn online.',
  referralText: 'Sign-ups for your links, and links that keep their code.',
  gameText: 'For guilds, players and their pages.',
  telegramText: 'Channels, messages and bots of your own.',
  proxyText: 'Proxies, and whether yours still work.',
  left: '{left} left',
  order: 'Order',
  measured:
    '“Completed” is measured over the finished orders of the last 90 days and shown only from {count} orders on.',
  emptyTitle: 'Nothing is on offer right now',
  emptyText: 'Services appear here as soon as the shop offers them. Please look again later.',
  awayTitle: 'Prices cannot be shown right now',
  awayText:
    'We do not show old ones instead. Please load this page again in a moment; orders and balances are not affected.',
} as const
