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

export const sendLetter = job<{ userId: string; letter: Letter }>('accounts.send-letter')
