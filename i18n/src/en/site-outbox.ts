export const outbox = {
  title: 'Outbox',
  intro: 'No mail server is set up, so this demo shop shows its emails here instead of sending them.',
  live: 'New emails appear automatically.',
  to: 'To',
  openLink: 'Open link',
  showText: 'Show email',
  empty: 'No emails yet',
  emptyText: 'Register an account or request a new password to see an email here.',
} as const
