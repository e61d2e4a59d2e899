/** The newsletter as operators write and send it. */
export const operatorNewsletter = {
  title: 'Newsletter',
  intro: 'Letters to everybody who subscribed and confirmed the address, each in the language chosen then.',
  readers: 'Readers',
  unconfirmed: {
    one: '{count} person has not confirmed yet',
    other: '{count} people have not confirmed yet',
  },
  noReaders: 'Nobody has subscribed yet. You can already write and try a letter.',

  write: 'Write a letter',
  writeText:
    'All three languages are needed: each reader chose one and gets the letter in that one. Plain text; an empty line begins a new paragraph, and whole addresses become links.',
  subject: 'Subject',
  text: 'Text',
  kept: 'What you write is kept in this browser until it is sent.',
  try: 'Send me a trial',
  tryHint: 'The trial comes to your own address, in the language of your account.',
  send: 'Send the letter',
  sureTitle: { one: 'Send this letter to {count} reader?', other: 'Send this letter to {count} readers?' },
  sureText: '“{subject}”. It goes out at once and cannot be called back, changed or sent again.',
  sureNow: { one: 'Send to {count} reader', other: 'Send to {count} readers' },

  sentTitle: 'Letters sent',
  found: { one: '{count} letter, newest first', other: '{count} letters, newest first' },
  none: 'No letters yet',
  noneText: 'What you send will stand here, with how far it got.',
  by: 'by {name}',
  progress: '{sent} of {readers} sent',
  progressOf: 'Delivery of “{subject}”',
  waiting: { one: '{count} still to go', other: '{count} still to go' },
  failed: { one: '{count} address did not take it', other: '{count} addresses did not take it' },
  left: { one: '{count} unsubscribed before', other: '{count} unsubscribed before' },
  underWay: 'Under way',
  done: 'Sent',
  read: 'Read the letter',
} as const
