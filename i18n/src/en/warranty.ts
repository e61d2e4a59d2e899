import type { ClaimStatus } from '@runmart/contract/warranty-claims'

export const warranty = {
  title: 'Warranty',
  until: 'Until {date}',
  intro: 'Something doesn’t work or is missing? Tell us, and we’ll make it good.',
  report: 'Report a defect',
  chooseTitle: 'Choose what doesn’t work',
  choose: 'Item {number} doesn’t work',
  chosen: { one: '{count} item chosen', other: '{count} items chosen' },
  next: 'Continue',
  cancel: 'Cancel',
  claimTitle: 'What is wrong?',
  items: { one: '{count} item', other: '{count} items' },
  itemNumbers: { one: 'Item {numbers}', other: 'Items {numbers}' },
  units: { one: '{count} of {total}', other: '{count} of {total}' },
  days: { one: '{count} day of {total}', other: '{count} days of {total}' },
  missing: 'How many don’t work or are missing?',
  missingDays: 'For how many days didn’t it work?',
  missingHint: 'At most {most}.',
  text: 'Describe the problem',
  textHint: 'What happens when you use it? Since when?',
  replacesNow: 'If there’s enough in stock, you get replacements right away. Otherwise our team answers here.',
  answered: 'Our team looks at it and answers here.',
  send: 'Send',
  claims: 'Your claims',
  reported: 'Reported {when}',
  wentBack: '{amount} refunded',
  refilling: 'Being refilled',
} as const

export const claimStates = {
  waiting: 'In review',
  replaced: 'Replaced',
  refunded: 'Refunded',
  refused: 'Refused',
} as const satisfies Record<ClaimStatus, string>
