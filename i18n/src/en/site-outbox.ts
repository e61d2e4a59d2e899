/** The outbox page of a demo shop. */
export const outbox = {
  title: 'Outbox',
  intro: 'No mail server is set up, so this demo shop keeps its mails here instead of sending them.',
  live: 'New ones appear by themselves.',
  to: 'To',
  openLink: 'Open the link',
  showText: 'Show the mail',
  empty: 'No mail yet',
  emptyText: 'Register an account or ask for a new password, and the mail appears here.',
} as const
