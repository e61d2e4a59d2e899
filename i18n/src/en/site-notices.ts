/** Pages that say one thing: nothing is here, something broke, no connection. */
export const siteMessages = {
  notFoundTitle: 'There is nothing at this address',
  toStart: 'To the start page',
  failedTitle: 'This page could not be made',
  failedText: 'The fault is ours. Your balance and your orders are not touched by it.',
  offlineTitle: 'There is no connection',
  offlineText: 'Nothing was lost. Prices and balances are never shown from memory, so they wait until you are online.',
  tryAgain: 'Try again',
} as const
