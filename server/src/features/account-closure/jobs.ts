import { type JobHandler, jobHandler } from '#platform/jobs/job.ts'
import { type MailDependencies, sendClosureMail, sendClosureMailJob } from './close-my-account.ts'

export const accountClosureJobs = (deps: MailDependencies): JobHandler[] => [
  jobHandler(sendClosureMailJob, (recipient) => sendClosureMail(recipient, deps)),
]
