import type { mail as en } from '../en/mail.ts'
import type { TranslatedFeature } from '../words.ts'

export const mail = {
  hello: 'Hello {name},',
  footer: 'You get this mail because of your account at Runmart ({address}).',
  notYou: 'If this was not you, you can ignore this mail; nothing changes.',
  activateSubject: 'Activate your Runmart account',
  activateText: 'One click and your account is ready. The link works for 24 hours.',
  activateAction: 'Activate account',
  resetSubject: 'Choose a new Runmart password',
  resetText: 'Someone asked to reset the password of your account. The link works once, for 1 hour.',
  resetAction: 'Choose a new password',
  alreadyRegisteredSubject: 'You already have a Runmart account',
  alreadyRegisteredText:
    'Someone, probably you, tried to register with this address. You already have an account: sign in, or choose a new password if you forgot yours.',
  alreadyRegisteredAction: 'Sign in',
  passwordChangedSubject: 'Your Runmart password was changed',
  passwordChangedText:
    'The password of your account was just changed and all other devices were signed out. If this was not you, choose a new password at once.',
  passwordChangedAction: 'Choose a new password',
  sessionReusedSubject: 'We signed out one of your devices',
  sessionReusedText:
    'An old sign-in of your account was used a second time, which can mean that somebody copied it. To be safe we ended that session. If you did not expect this, change your password.',
  sessionReusedAction: 'Review my sessions',
  twoFactorOnSubject: 'Two-factor sign-in is on',
  twoFactorOnText:
    'From now on signing in to your account also asks for a code from your authenticator app. Keep your recovery codes in a safe place.',
  twoFactorOffSubject: 'Two-factor sign-in was turned off',
  twoFactorOffText:
    'Signing in to your account no longer asks for a code. If this was not you, change your password at once.',
  twoFactorAction: 'Open my profile',
} satisfies TranslatedFeature<'ru', typeof en>
