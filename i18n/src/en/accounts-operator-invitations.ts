export const operatorInvitations = {
  invite: 'Invite by email',
  inviteText:
    'They get a link that works once, for {days} days, with an account of that address. Outside the demo they also turn on two-factor sign-in before they get in.',
  email: 'Email',
  language: 'Language of the email',
  inviteNow: 'Send invitation',
  invitedBefore: 'This address belongs to your staff already, or has an invitation that waits.',
  tooMany: '{count} invitations wait already. Withdraw some first.',
  invitations: 'Invitations',
  invitationsText: 'Whom you invited, and what became of it. Kept for 30 days.',
  noInvitations: 'Nobody is invited at the moment.',
  invitedByOn: 'Invited by {name}, {when}',
  until: 'until {when}',
  resend: 'Send again',
  resendOf: 'Send the invitation to {email} again',
  withdraw: 'Withdraw',
  withdrawOf: 'Withdraw the invitation to {email}',
  withdrawTitle: 'Withdraw the invitation to {email}?',
  withdrawText: 'The link in the email no longer works.',
} as const

export const invitationStates = {
  open: 'Waits for an answer',
  expired: 'Expired',
  accepted: 'Accepted',
  withdrawn: 'Withdrawn',
} as const

export const operatorInvitation = {
  title: 'You are invited to the staff',
  signInFirst:
    'Sign in with the email address that the invitation was sent to, or create an account with it. Then accept.',
  signIn: 'Sign in',
  register: 'Create an account',
  signedInAs: 'You are signed in as {email}. Accept if the invitation was sent to this address.',
  accept: 'Accept invitation',
  another: 'Use another account',
  otherAddress: 'The invitation was sent to another address than {email}. Sign in with that one.',
  deadTitle: 'This invitation can’t be used',
  deadText:
    'Open the link in the email again. If that doesn’t help, it has expired, was used or was withdrawn: ask for a new one.',
} as const
