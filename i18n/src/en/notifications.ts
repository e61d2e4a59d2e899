export const notifications = {
  title: 'Notifications',
  intro: 'Updates on your money, orders and account from the last 180 days.',
  unread: { one: '{count} unread', other: '{count} unread' },
  unreadMark: 'Unread',
  markAllRead: 'Mark all as read',
  seeAll: 'See all',
  settings: 'Settings',
  empty: 'No notifications yet',
  emptyText: 'Deposits, orders, bots, messages, commissions and new sign-ins appear here as they happen.',
  emptyAction: 'Choose email notifications',
} as const
