/** The identity check before dangerous actions. */
export const stepUp = {
  title: 'Confirm it’s you',
  text: 'This needs a fresh confirmation. What you entered is kept.',
  signInAgain: 'This needs a fresh sign-in. Sign out, sign in again with Google, and repeat it.',
  confirm: 'Confirm',
  usePassword: 'Use password instead',
  useCode: 'Use code instead',
} as const

/** Changing the sign-in address: both addresses confirm it, and the old one can undo it. */
export const emailChange = {
  title: 'Email',
  intro: 'Used to sign in and for our emails. Both addresses have to confirm a change.',
  current: 'Current email',
  newEmail: 'New email',
  change: 'Change email',
  changeTitle: 'Change email',
  changeText: 'We’ll send a link to your current and to your new address. The email changes once both are opened.',
  send: 'Send links',
  waitingTitle: 'Waiting for confirmation of {email}',
  waitingOld: 'Open the link we sent to your current address {email}.',
  waitingNew: 'Open the link we sent to {email}.',
  waitingUntil: 'The links are valid until {when}.',
  withdraw: 'Withdraw change',
  confirmTitle: 'Confirm email change',
  confirmAny: 'Your account gets the new email once both addresses have confirmed.',
  deadText: 'It was already used, has expired or is incomplete. You can change your email in your profile.',
  confirm: 'Confirm',
  halfTitle: 'Confirmed',
  halfText: 'Now open the link we sent to the other address.',
  doneTitle: 'Email changed',
  doneText: 'Sign in with {email} from now on.',
  restoreTitle: 'Undo the email change',
  restoreText:
    'Your account gets its former email back, all devices are signed out, and we send you a link to set a new password.',
  restore: 'Undo the change',
  restoredTitle: 'The former email is back',
  restoredText: 'All devices are signed out. Set a new password with the link we’ve just sent to {email}.',
  goOn: 'Continue to Runmart',
} as const

export const otherSessions = {
  endOthers: 'Sign out everywhere else',
  endOthersTitle: 'Sign out everywhere else?',
  endOthersText: 'All devices but this one are signed out right away.',
} as const
