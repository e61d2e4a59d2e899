/** How to reach the shop, also signed out. */
export const contact = {
  title: 'Help',
  intro: 'Already a customer? Sign in and write to us: we see your orders and answer in the app.',
  signIn: 'Sign in and write',
  ways: 'Other ways to reach us',
  email: 'Email',
  telegram: 'Telegram',
  zalo: 'Zalo',
  needHelp: 'Need help?',
  support: 'Write to us',
} as const
