/** What operators tell everybody. */
export const operatorContent = {
  announcement: 'Announcement',
  announcements: 'Announcements',
  announcementsIntro: 'One sentence at the top of every page, in the shop and on the public site.',
  add: 'New announcement',
  found: { one: '{count} announcement, newest first', other: '{count} announcements, newest first' },
  none: 'No announcements yet',
  noneText: 'Tell everybody about a holiday, a delay or something new. Each person can dismiss it.',
  draft: 'Draft',
  scheduled: 'Scheduled',
  live: 'Shown now',
  ended: 'Ended',
  info: 'Information',
  warning: 'Warning',
  from: 'from {when}',
  until: 'until {when}',

  newTitle: 'New announcement',
  editTitle: 'Edit announcement',
  words: 'What it says',
  wordsIntro: 'Everybody reads it in their own language. Times are in {zone}.',
  kind: 'Kind',
  link: 'Link',
  linkHint:
    'A page such as /services or /deposit, or an address starting with https://. The sentence becomes the link.',
  startsAt: 'Show from',
  startsAtHint: 'Empty: as soon as it’s published',
  endsAt: 'Show until',
  endsAtHint: 'Empty: until you end it',
  preview: 'Preview',
  previewText: 'At most three are shown at a time, warnings first.',
  save: 'Save',
  saveDraft: 'Save draft',
  publish: 'Publish',
  schedule: 'Schedule',
  sureNow: 'Show this to everybody now?',
  sureLater: 'Show this to everybody from {when}?',
  sureText: 'You can change or end it at any time.',
  changedMeanwhile: 'Somebody else has changed this announcement. Copy your text, reload the page and try again.',
  isOver: 'Saved, but not published: its end has passed.',
  end: 'End now',
  unschedule: 'Don’t publish',
  remove: 'Delete',
  removeTitle: 'Delete this draft?',
} as const

/** How operators close the shop for a while. */
export const operatorMaintenance = {
  title: 'Maintenance mode',
  intro:
    'Closes the shop for customers for a while. Operators are let in, bank transfers are still credited, and running bots go on.',
  isClosed: 'The shop is closed for customers',
  isOpen: 'The shop is open',
  isForced: 'The server’s settings keep it closed (MAINTENANCE=on). It opens when that is taken away.',
  changedMeanwhile:
    'Somebody else has just changed this, so nothing was saved. Copy your text, reload the page and try again.',
  words: 'What customers read',
  wordsIntro:
    'On the page they see instead of the shop, and at the top of the public pages. Leave a language empty for the usual words.',
  until: 'Expected end',
  untilHint: 'Customers see it. The shop doesn’t open by itself. Time zone: {zone}',
  save: 'Save texts',
  close: 'Close the shop',
  open: 'Open the shop',
  sureTitle: 'Close the shop for all customers?',
  sureText:
    'Nobody can order, deposit or read their orders until you open it again. Every open page changes right away.',
} as const
