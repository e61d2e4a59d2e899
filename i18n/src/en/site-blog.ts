export const blog = {
  title: 'Blog',
  description:
    'How Runmart works: deposits, refunds, files for bots, isolation and bookkeeping, explained with examples.',
  lead: 'How the shop works, explained with examples.',
  minutes: { one: '{count} min read', other: '{count} min read' },
  path: 'Breadcrumbs',
  others: 'More articles',
  newer: 'Newer',
  older: 'Older',
  endTitle: 'See it for yourself',
  endText: 'An account is free, and you see every price before you pay.',
  endServices: 'See services and prices',
} as const
