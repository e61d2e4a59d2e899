import { job } from '#platform/jobs/job.ts'

/** The mails accounts sends. Which one is all a job is told: secrets are made when the mail is written. */
export type Letter =
  | 'activate'
  | 'reset'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'sessionReused'
  | 'twoFactorOn'
  | 'twoFactorOff'

/** Someone asked for a new password; whether this address has an account is found out behind the scenes. */
export const sendResetTo = job<{ email: string }>('accounts.send-reset')

export const sendLetter = job<{ userId: string; letter: Letter }>('accounts.send-letter')
