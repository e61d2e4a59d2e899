export const maintenance = {
  title: 'We’ll be right back',
  text: 'Runmart is closed for maintenance. Your balance, orders and running bots are safe.',
  until: 'Expected back {when}',
  byItself: 'This page opens again automatically.',
} as const
