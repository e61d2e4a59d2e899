/** The list of articles, and what stands around an article. */
export const blog = {
  title: 'Blog',
  description:
    'How Runmart works inside: deposits, refunds, files for bots, isolation and the books, explained with examples.',
  lead: 'How the shop works inside, with examples and without secrets.',
  minutes: { one: '{count} minute to read', other: '{count} minutes to read' },
  path: 'Where you are',
  others: 'Other articles',
  newer: 'Newer',
  older: 'Older',
  endTitle: 'See it for yourself',
  endText: 'An account is free, and every price is shown before you pay.',
  endServices: 'See services and prices',
} as const
