import type { Visibility } from '@runmart/contract/catalog'

/** Several services changed at once, and what undoes it. */
export const operatorServiceEdits = {
  bar: 'Selected services',
  select: 'Select {name}',
  selectAll: 'Select all',
  selected: { one: '{count} selected', other: '{count} selected' },
  clear: 'Clear selection',
  title: { one: 'Change {count} service', other: 'Change {count} services' },
  text: 'Customers see this right away. You can undo it.',
  priceText: 'Customers see the new prices right away; existing orders keep theirs. You can undo it.',
  way: 'Change',
  byPercent: 'By percent',
  toPrice: 'To one price',
  percent: 'Percent',
  percentHint: 'Such as 10, or −5 to lower prices',
  round: 'Round to',
  roundTo: '{step} ₫',
  newPrice: 'New price (₫)',
  choose: 'Choose',
  preview: 'Before and after',
  before: 'Before',
  after: 'After',
  bracketFrom: 'From {amount}',
  losesBrackets: 'Prices by quantity go away',
  between: 'Enter a number from {least} to {most}',
  unchanged: { one: '{count} service stays as it is.', other: '{count} services stay as they are.' },
  far: { one: '{count} price moves by more than 20%', other: '{count} prices move by more than 20%' },
  farSure: 'I have checked these prices',
  apply: { one: 'Change {count} service', other: 'Change {count} services' },
  conflict: 'One of these was changed meanwhile, so nothing was saved. Check the new values and try again.',
  changed: { one: '{count} service changed', other: '{count} services changed' },
  undo: 'Undo',
  undone: 'Undone',
  cannotUndo: 'One of these values was changed since. Nothing was undone.',
  historyShort: 'History',
  history: 'Changes of several services',
  historyText: 'The latest 20. Undoing sets all values back, unless one was changed since.',
  historyNone: 'Nothing was changed this way yet',
  more: { one: 'and {count} more', other: 'and {count} more' },
} as const

/** Who sees a service. */
export const serviceVisibilities = {
  shown: 'Shown',
  hidden: 'Hidden',
  archived: 'Archived',
} as const satisfies Record<Visibility, string>
