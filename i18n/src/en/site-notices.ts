/** Pages that say one thing: nothing is here, something broke, no connection. */
export const siteNotices = {
  notFoundTitle: 'There is nothing at this address',
  toStart: 'To the start page',
} as const
