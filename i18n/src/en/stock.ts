/** What an order brought from stock, on its customer’s page. */
export const goods = {
  title: 'Your goods',
  count: { one: '{count} item', other: '{count} items' },
  hidden: 'Hidden so that nobody reads them over your shoulder.',
  show: 'Show',
  hide: 'Hide',
  keptUntil: 'You can read them here until {date}, then they’re deleted. Save them.',
  copyAll: 'Copy all',
  download: 'Download .txt',
  copy: 'Copy item {number}',
  showAll: 'Show all {count}',
  replaced: 'Replaced',
  replacement: 'Replacement',
  validUntil: 'Valid until {date}',
  deleted: 'Deleted',
  allDeleted: 'Your goods have been deleted',
  allDeletedText: 'We keep them for a limited time after the purchase. Your order and receipt stay here.',
} as const
