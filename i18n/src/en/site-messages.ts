export const siteMessages = {
  notFoundTitle: 'Page not found',
  toStart: 'Go to home page',
  failedTitle: 'This page couldn’t be loaded',
  failedText: 'Something went wrong on our side. Your balance and orders are not affected.',
  offlineTitle: 'You’re offline',
  offlineText: 'Nothing was lost. Prices and balances load again when you’re back online.',
  tryAgain: 'Try again',
} as const
