/** What the API says when something is done; shown as a success notice. */
export const notices = {
  registered: 'Account created. Check your mail to activate it.',
  activated: 'Your account is active. Welcome!',
  activationSent: 'We sent the activation mail again.',
  resetSent: 'If an account has this address, a link to choose a new password is on its way.',
  passwordChanged: 'Password changed. All other devices were signed out.',
  sessionEnded: 'That device was signed out.',
  twoFactorOn: 'Two-factor sign-in is on.',
  twoFactorOff: 'Two-factor sign-in is off.',
  recoveryCodesRenewed: 'New recovery codes made. The old ones no longer work.',
  profileSaved: 'Profile saved.',
  depositClaimed: 'We found your transfer. It is in your balance, less the fee for the missing content.',
  transferCredited: 'The transfer was credited.',
  customerCredited: 'The customer was credited.',
  settingsSaved: 'Settings saved.',
} as const
