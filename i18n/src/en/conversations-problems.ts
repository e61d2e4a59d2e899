export const problems = {
  report: 'Report a problem',
  intro: 'Tell us what’s wrong. We’ll look into it and answer in the messages of this order.',
  kind: 'What’s wrong?',
  affected: 'How many?',
  affectedHint: 'Of {amount} ordered',
  affectedCount: { one: '{count} affected', other: '{count} affected' },
  which: 'Which ones?',
  whichHint: 'Line numbers, links or names.',
  text: 'What happened?',
  send: 'Send report',
  label: 'Problem',
} as const

export const problemKinds = {
  'not-as-described': 'Not as described',
  missing: 'Some are missing',
  'stopped-working': 'Stopped working',
  other: 'Something else',
} as const

export const problemKindTexts = {
  'not-as-described': 'What was delivered differs from the description.',
  missing: 'Fewer were delivered than ordered.',
  'stopped-working': 'It worked at first and no longer does.',
  other: 'Tell us below.',
} as const
