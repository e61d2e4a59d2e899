/** The newsletter as operators write and send it. */
export const operatorNewsletter = {
  title: 'Newsletter',
  intro: 'Emails to all confirmed subscribers, each in their chosen language.',
  readers: 'Subscribers',
  unconfirmed: {
    one: '{count} person hasn’t confirmed yet',
    other: '{count} people haven’t confirmed yet',
  },
  noReaders: 'No subscribers yet. You can still write a newsletter and send yourself a test.',

  write: 'Write a newsletter',
  writeText:
    'All three languages are required; subscribers get the one they chose. Plain text: an empty line starts a new paragraph, and full addresses become links.',
  subject: 'Subject',
  text: 'Text',
  kept: 'Your draft is saved in this browser until you send it.',
  try: 'Send me a test',
  tryHint: 'Sent to your own address in your account’s language.',
  send: 'Send newsletter',
  sureTitle: {
    one: 'Send this newsletter to {count} subscriber?',
    other: 'Send this newsletter to {count} subscribers?',
  },
  sureText: '“{subject}”. It’s sent right away and can’t be recalled, edited or sent again.',
  sureNow: { one: 'Send to {count} subscriber', other: 'Send to {count} subscribers' },

  sentTitle: 'Sent newsletters',
  found: { one: '{count} newsletter, newest first', other: '{count} newsletters, newest first' },
  none: 'No newsletters yet',
  noneText: 'Newsletters you send appear here with their delivery status.',
  by: 'by {name}',
  progress: '{sent} of {readers} sent',
  progressOf: 'Delivery of “{subject}”',
  waiting: { one: '{count} in queue', other: '{count} in queue' },
  failed: { one: '{count} address rejected it', other: '{count} addresses rejected it' },
  left: { one: '{count} unsubscribed before sending', other: '{count} unsubscribed before sending' },
  underWay: 'Sending',
  done: 'Sent',
  read: 'View newsletter',
} as const
